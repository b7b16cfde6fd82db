import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A sign for the keywords that matter at a glance; the rest are written out. */
const ICONS: Readonly<Record<string, string>> = {
  flying: '🜁',
  reach: '⇡',
  haste: '»',
  vigilance: '◉',
  trample: '⇊',
  'first strike': '†',
  'double strike': '‡',
  deathtouch: '☠',
  lifelink: '♥',
  hexproof: '⬡',
  shroud: '⬢',
  protection: '⛨',
  indestructible: '▣',
  defender: '▤',
  menace: '⑂',
  flash: 'ϟ',
  fear: '◐',
  shadow: '◑',
}

export function KeywordIcons({ keywords }: { readonly keywords: readonly string[] }): ReactNode {
  if (keywords.length === 0) return null
  return (
    <span className={styles['keywords']}>
      {keywords.slice(0, 4).map((keyword) => (
        <span key={keyword} title={keyword} className={styles['keyword']}>
          {ICONS[keyword] && <span aria-hidden="true">{ICONS[keyword]} </span>}
          {keyword}
        </span>
      ))}
    </span>
  )
}
