import type { ReactNode } from 'react'
import { heat, percent, rateHint } from './format.ts'
import styles from './lab.module.css'
import type { LabView, Selection } from './messages.ts'

/** How often the deck in the row beats the deck in the column, as a heat map. */
export function Matrix({
  view: { names, matrix, variants, opponents, isMatrix },
  onSelect,
}: {
  readonly view: LabView
  onSelect(selection: Selection): void
}): ReactNode {
  const rows = isMatrix ? names.map((_, deck) => deck) : variants
  const columns = isMatrix ? rows : opponents
  return (
    <div className={styles['scroll']}>
      <table className={styles['matrix']}>
        <caption className={styles['quiet']}>
          How often the deck in the row beats the deck in the column, in percent
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((deck) => (
              <th key={deck} scope="col">
                <span>{names[deck]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((deck) => (
            <tr key={deck}>
              <th scope="row">{names[deck]}</th>
              {columns.map((opponent) => {
                const rate = matrix[deck]?.[opponent] ?? null
                if (rate === null || rate.rate === null) return <td key={opponent} className={styles['empty']} />
                return (
                  <td key={opponent} style={{ background: heat(rate.rate) }}>
                    <button
                      type="button"
                      title={rateHint(`${names[deck]} against ${names[opponent]}`, rate)}
                      aria-label={`${names[deck]} against ${names[opponent]}: ${percent(rate.rate)}`}
                      onClick={() => onSelect({ deck, opponent })}
                    >
                      {(100 * rate.rate).toFixed(0)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
