/** Who drew the glyphs on the cards. */
export { default as authors } from './credits.json' with { type: 'json' };
