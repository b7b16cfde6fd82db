import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { ManaCost } from '../table/card/symbols.tsx'
import styles from './editor.module.css'
import { chooseFormat, editorStore } from './editor-state.ts'
import type { DeckAnalysis, LegalityFormat } from './messages.ts'

function Curve({ curve }: { readonly curve: readonly number[] }): ReactNode {
  const most = Math.max(1, ...curve)
  const words = curve
    .map((cards, value) => `${cards} of ${value}${value === curve.length - 1 ? ' or more' : ''}`)
    .join(', ')
  return (
    <div className={styles['curve']} role="img" aria-label={`Cards by mana value: ${words}`}>
      {curve.map((cards, value) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the mana value
        <span key={value} className={styles['curveColumn']}>
          <span>{cards > 0 ? cards : ''}</span>
          <span className={styles['curveBar']} style={{ height: `${(70 * cards) / most}px` }} />
          <span className={styles['quiet']}>{value === curve.length - 1 ? `${value}+` : value}</span>
        </span>
      ))}
    </div>
  )
}

function Colors({ colors, sources }: Pick<DeckAnalysis, 'colors' | 'sources'>): ReactNode {
  const used = Object.keys(colors).filter((color) => (colors[color] ?? 0) + (sources[color] ?? 0) > 0)
  if (used.length === 0) return null
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col" title="Mana symbols of this colour in the costs of all copies.">
            Symbols
          </th>
          <th scope="col" title="Lands with an ability or a type that adds this colour.">
            Lands
          </th>
        </tr>
      </thead>
      <tbody>
        {used.map((color) => (
          <tr key={color}>
            <th scope="row">
              <ManaCost cost={`{${color}}`} />
            </th>
            <td>{colors[color]}</td>
            <td>{sources[color]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`

function LandOdds({ landOdds, lands, size }: Pick<DeckAnalysis, 'landOdds' | 'lands' | 'size'>): ReactNode {
  const good = landOdds.slice(2, 5).reduce((sum, odds) => sum + odds, 0)
  return (
    <p title={landOdds.map((odds, count) => `${count} lands: ${percent(odds)}`).join('\n')}>
      <strong>{lands}</strong> lands of {size}
      {size >= 7 && <span className={styles['quiet']}>, 2 to 4 of them in {percent(good)} of hands of seven</span>}
    </p>
  )
}

const titleOf = (format: LegalityFormat): string => format[0]?.toUpperCase() + format.slice(1)

/** For which format the deck is: the hints then name the cards that it does not allow. */
function FormatPicker(): ReactNode {
  const { legalIn, format } = useStore(editorStore)
  const id = useId()
  return (
    <p title="Known for cards with rules, as of this version of Spellwright.">
      <label htmlFor={id}>Legal in</label>{' '}
      <select
        id={id}
        value={format ?? ''}
        onChange={({ target }) => chooseFormat(legalIn.find((one) => one === target.value) ?? null)}
      >
        <option value="">any format</option>
        {legalIn.map((one) => (
          <option key={one} value={one}>
            {titleOf(one)}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Curve, colours, lands, and what is unusual about the deck. */
export function DeckStats(): ReactNode {
  const { analysis, format } = useStore(editorStore)
  if (!analysis || analysis.size === 0) return null
  const { curve, meanManaValue, findings } = analysis
  return (
    <section className={styles['panel']} aria-label="About the deck">
      <h2>About the deck</h2>
      <Curve curve={curve} />
      <p className={styles['quiet']}>
        Mean mana value {meanManaValue === null ? '–' : meanManaValue.toFixed(2)}, lands left out
      </p>
      <LandOdds {...analysis} />
      <Colors {...analysis} />
      <FormatPicker />
      <ul className={styles['findings']} aria-label="Hints">
        {findings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
        {findings.length === 0 && (
          <li data-good>
            Size and copies are as most formats ask, and every card has rules.
            {format && ` It is legal in ${titleOf(format)}.`}
          </li>
        )}
      </ul>
    </section>
  )
}
