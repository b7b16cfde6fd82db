import type { ReactNode } from 'react'
import type { DeckReport } from '../worker/messages.ts'
import styles from './deck-problems.module.css'

/** The errors of a list with their lines, followed by other remarks. */
export function DeckProblems({ report }: { readonly report: DeckReport }): ReactNode {
  const { main, sideboard, errors, findings, unsupported } = report
  const notes = findings.filter(({ kind }) => kind !== 'unsupported')
  return (
    <div className={styles['problems']} role="status">
      <p>
        {main} cards{sideboard > 0 ? `, sideboard ${sideboard}` : ''}
      </p>
      {errors.length > 0 && (
        <ul aria-label="Errors in the list">
          {errors.map(({ line, message, text }) => (
            <li key={`${line} ${text}`} data-kind="error">
              <b>Line {line}:</b> {message} <code>{text}</code>
            </li>
          ))}
        </ul>
      )}
      {unsupported.length > 0 && (
        <p data-kind="unsupported">
          <b>Not supported:</b> {unsupported.join(', ')}
          <br />
          The rules are on for all other cards. You pay for these and play them as usual; what they say you do by hand.
        </p>
      )}
      {notes.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}
