// UTF-8 for engines without a browser around them, which lack TextEncoder. Lone surrogates become U+FFFD, as the standard says.

/**
 * @param {string} text
 * @returns {Uint8Array}
 */
export function utf8(text) {
  /** @type {number[]} */
  const bytes = [];
  for (const char of text) {
    let code = char.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return Uint8Array.from(bytes);
}

if (!('TextEncoder' in globalThis)) {
  Object.assign(globalThis, {
    TextEncoder: class {
      /** @param {string} text */
      encode(text) {
        return utf8(text);
      }
    },
  });
}
