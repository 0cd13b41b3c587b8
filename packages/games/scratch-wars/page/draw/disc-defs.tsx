import { memo } from 'react';

/** Patterns of the discs, once in the page: the grounds of the four types, and what marks a colour beside its hue. */
export const DiscDefs = memo(function DiscDefs() {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="rim-sword" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c9d0d6" />
          <stop offset="0.35" stopColor="#7f8a94" />
          <stop offset="0.6" stopColor="#e4e9ed" />
          <stop offset="1" stopColor="#6b757e" />
        </linearGradient>
        <pattern id="rim-axe" width="22" height="16" patternUnits="userSpaceOnUse">
          <rect width="22" height="16" fill="#8d8378" />
          <path d="M0 8H22M5 0V8M16 8V16" stroke="#5f564d" strokeWidth="1.6" />
          <path d="M1 1.4H4M7 1.4H21M1 9.4H15" stroke="#b3a999" strokeWidth="1" />
        </pattern>
        <pattern id="rim-bow" width="40" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
          <rect width="40" height="9" fill="#a26a35" />
          <path d="M0 2.5Q20 -0.5 40 2.5M0 6.5Q20 9.5 40 6.5" stroke="#744519" strokeWidth="1.3" fill="none" />
        </pattern>
        <radialGradient id="rim-wand">
          <stop offset="0.8" stopColor="#5b2a8a" />
          <stop offset="0.92" stopColor="#b57ce6" />
          <stop offset="1" stopColor="#6a34a0" />
        </radialGradient>
        <pattern id="hue-orange" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="#dd8420" />
          <rect width="2.4" height="7" fill="#b9650c" />
        </pattern>
        <pattern id="hue-red" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="#c0392b" />
          <path d="M0 0H6M0 0V6" stroke="#86190f" strokeWidth="2" />
        </pattern>
      </defs>
    </svg>
  );
});
