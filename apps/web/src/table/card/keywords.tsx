import type { ReactNode } from 'react'
import { KeywordIcon } from './keyword-icons.tsx'
import styles from './keywords.module.css'

/** More would cover the card; the preview shows all of them. */
const MAX_KEYWORDS = 5
/** The words of more keywords would cover the picture; their drawings say the same. */
const WORDS_UP_TO = 2

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The keywords on a card on the battlefield; on a narrow card there is room for their drawings only. */
export function Keywords({ keywords }: { readonly keywords: readonly string[] }): ReactNode {
  if (keywords.length === 0) return null
  return (
    <span className={styles['keywords']} data-many={keywords.length > WORDS_UP_TO || undefined}>
      {keywords.slice(0, MAX_KEYWORDS).map((keyword) => (
        <span key={keyword} className={styles['keyword']} title={capitalised(keyword)}>
          <KeywordIcon keyword={keyword} />
          <span>{capitalised(keyword)}</span>
        </span>
      ))}
    </span>
  )
}
