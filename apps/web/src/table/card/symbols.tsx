import type { ReactNode } from 'react'
import styles from './symbols.module.css'

/** Drawings of the symbols. Other symbols are shown as letters or numbers, so that color is never the only distinction. */
const GLYPHS: Readonly<Record<string, ReactNode>> = {
  W: (
    <g>
      <circle cx="8" cy="8" r="2.6" />
      <path
        d="M8 1.6v2.6M8 11.8v2.6M1.6 8h2.6M11.8 8h2.6M3.5 3.5l1.8 1.8M10.7 10.7l1.8 1.8M12.5 3.5l-1.8 1.8M5.3 10.7l-1.8 1.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </g>
  ),
  U: <path d="M8.6 2C6 5.2 4.4 7.4 4.4 9.7a3.8 3.8 0 0 0 7.6 0C12 7.4 10.6 5 8.6 2Z" />,
  B: (
    <path
      fillRule="evenodd"
      d="M8 2.4c-3 0-5 2-5 4.7 0 1.6.8 2.8 2 3.6v2.5h6v-2.5c1.200-.8 2-2 2-3.600 0-2.700-2-4.700-5-4.700ZM6 6.200a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600Zm4 0a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600Z"
    />
  ),
  R: (
    <path d="M8.300 1.800c.6 2-.5 3-1.700 4.300-1 1.100-2.100 2.300-2.100 4a3.700 3.700 0 0 0 7.400.1c0-1.500-.7-2.500-1.300-3.400-.2.900-.6 1.400-1.200 1.700.5-2.500.2-5-1.100-6.700Z" />
  ),
  G: <path d="M8 1.800 4.200 6.600h1.900L3.600 10h3.500v3.600h1.800V10h3.500L9.900 6.600h1.900Z" />,
  C: <path d="M8 2.200 13 8l-5 5.800L3 8Zm0 2.900L5.400 8 8 10.900 10.600 8Z" fillRule="evenodd" />,
  T: (
    <g>
      <path d="M4.1 6.2A4.6 4.6 0 1 0 8.4 3.6" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path d="M8.7 .6v6L4.5 3.6Z" />
    </g>
  ),
  S: <path d="M8 2v12M2.800 5l10.400 6M13.200 5 2.800 11" fill="none" stroke="currentColor" strokeWidth="1.600" />,
}

const SPOKEN_SYMBOLS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
  T: 'tap',
  Q: 'untap',
  S: 'snow',
  E: 'energy',
  X: 'X',
}

/** `{2}{R}` as spoken text: "2, red". */
export const spokenCost = (cost: string): string =>
  [...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => spokenSymbol(symbol)).join(', ')

const spokenSymbol = (symbol: string): string =>
  symbol
    .split('/')
    .map((part) => (part === 'P' ? '2 life' : (SPOKEN_SYMBOLS[part] ?? part)))
    .join(' or ')

export function ManaSymbol({ symbol }: { readonly symbol: string }): ReactNode {
  const [first = '', second] = symbol.split('/')
  const colour = SPOKEN_SYMBOLS[first] && first.length === 1 ? first : ''
  const other = second && second !== 'P' ? second : colour
  return (
    <span
      className={styles['symbol']}
      data-colour={colour}
      data-other={other}
      role="img"
      aria-label={spokenSymbol(symbol)}
      title={`{${symbol}}`}
    >
      {GLYPHS[symbol] ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {GLYPHS[symbol]}
        </svg>
      ) : (
        <span aria-hidden="true" className={symbol.length > 1 ? styles['tight'] : undefined}>
          {symbol.replaceAll('/', '')}
        </span>
      )}
    </span>
  )
}

export function ManaCost({ cost }: { readonly cost: string | null }): ReactNode {
  if (!cost) return null
  const symbols = [...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => symbol)
  return (
    <span className={styles['cost']}>
      {symbols.map((symbol, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a cost have no identity
        <ManaSymbol key={index} symbol={symbol} />
      ))}
    </span>
  )
}

/** Text with `{R}` drawn as symbols. */
export function WithSymbols({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(/(\{[^}\s]{1,5}\})/)
  return parts.map((part, index) =>
    part.startsWith('{') && part.endsWith('}') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity
      <ManaSymbol key={index} symbol={part.slice(1, -1)} />
    ) : (
      part
    ),
  )
}
