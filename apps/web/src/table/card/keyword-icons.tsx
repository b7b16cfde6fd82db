import type { ReactNode } from 'react'

/** A path in an area of 16 × 16 for each keyword that has a drawing. */
const ICONS: Readonly<Record<string, string>> = {
  flying: 'M1 10C4 3 9 2 15 3c-2 1-2 2-4 3 0 2-2 2-3 4-2 2-4 1-7 0Z',
  'first strike': 'M2 14 11 3l3-2-1 4-9 9ZM2 10l4 4-2 1-3-3Z',
  'double strike': 'M1 13 8 4l2-2v3l-7 9ZM6 14l7-9 2-2v3l-7 9Z',
  trample: 'M3 2h4v6l2 2h4c2 1 2 2 2 4H3Z',
  haste: 'M9 1 3 9h4l-1 6 7-9H9Z',
  vigilance: 'M8 3c4 0 6 3 7 5-1 2-3 5-7 5S2 10 1 8c1-2 3-5 7-5Zm0 2.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  deathtouch:
    'M8 1c4 0 6 2 6 6 0 2-1 3-2 4v3H4v-3C3 10 2 9 2 7c0-4 2-6 6-6ZM5.5 6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Zm5 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  lifelink: 'M8 14C2 10 1 7 2 5c1-3 5-3 6 0 1-3 5-3 6 0 1 2 0 5-6 9Z',
  reach: 'M2 3c7 0 11 4 11 11l-2 0C11 8 8 5 2 5Zm0 4 6 6-4 1Z',
  defender: 'M2 2h12v6c0 4-3 6-6 7-3-1-6-3-6-7Z',
  hexproof: 'M8 1 14 4v4c0 4-3 6-6 7-3-1-6-3-6-7V4Zm0 3L5 8l3 4 3-4Z',
  shroud: 'M8 1c5 0 6 4 6 7v7l-2-2-2 2-2-2-2 2-2-2-2 2V8c0-3 1-7 6-7Z',
  indestructible: 'M8 1l6 3v8l-6 3-6-3V4Zm0 3v8l3-2V6Z',
  menace: 'M2 2c2 1 3 2 6 2s4-1 6-2c0 5-1 8-6 12C3 10 2 7 2 2Zm2 4 3 2H5Zm8 0-3 2h2Z',
  protection: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 2a5 5 0 1 0 0 10A5 5 0 0 0 8 3Zm-1 2h2v2h2v2H9v2H7V9H5V7h2Z',
  ward: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 2a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z',
  landwalk: 'M1 14 6 5l3 5 2-3 4 7ZM11 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  flash: 'M10 1 4 9h4l-2 6 7-8H9Z',
  shadow: 'M11 1a7 7 0 1 0 4 9A6 6 0 0 1 11 1Z',
  fading: 'M3 1h10v2c0 3-2 4-3 5 1 1 3 2 3 5v2H3v-2c0-3 2-4 3-5C5 7 3 6 3 3Z',
  fear: 'M8 1c4 0 6 3 6 8v6l-3-2-3 2-3-2-3 2V9c0-5 2-8 6-8ZM5 6v3h2V6Zm4 0v3h2V6Z',
  infect: 'M8 1c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9Z',
}
const SAME: Readonly<Record<string, string>> = {
  vanishing: 'fading',
  intimidate: 'fear',
  toxic: 'infect',
  wither: 'infect',
  poisonous: 'infect',
  skulk: 'shadow',
  horsemanship: 'trample',
}
const OTHER = 'M8 2l6 6-6 6-6-6Z'

/** A small drawing for a keyword; those without one of their own share a diamond. */
export function KeywordIcon({ keyword }: { readonly keyword: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path fillRule="evenodd" d={ICONS[SAME[keyword] ?? keyword] ?? OTHER} />
    </svg>
  )
}
