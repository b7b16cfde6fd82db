import type { ReactNode } from 'react'
import styles from './keywords.module.css'

/** More would cover the card; the preview shows all of them. */
const MAX_KEYWORDS = 4

/** The keywords on a card on the battlefield. */
export function Keywords({ keywords }: { readonly keywords: readonly string[] }): ReactNode {
  if (keywords.length === 0) return null
  return (
    <span className={styles['keywords']}>
      {keywords.slice(0, MAX_KEYWORDS).map((keyword) => (
        <span key={keyword} className={styles['keyword']}>
          {keyword.charAt(0).toUpperCase() + keyword.slice(1)}
        </span>
      ))}
    </span>
  )
}
