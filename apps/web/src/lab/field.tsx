import type { ReactNode } from 'react'
import { percent, range } from './format.ts'
import { Hint } from './hint.tsx'
import styles from './lab.module.css'
import { attempt, labLink } from './lab-state.ts'
import type { LabView } from './messages.ts'

/** The shares of the field, and what is expected against it. */
export function Field({ view }: { readonly view: LabView }): ReactNode {
  const { names, shares, opponents, isMatrix, field, equilibrium } = view
  const decks = isMatrix ? names.map((_, deck) => deck) : opponents
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const setShare = (deck: number, text: string): void => {
    const share = Number(text)
    if (!(share >= 0 && share <= 1e6)) return
    attempt(
      labLink().ask(
        'shares',
        shares.map((old, at) => (at === deck ? share : old)),
      ),
    )
  }
  return (
    <div className={styles['columns']}>
      <table className={styles['table']}>
        <caption>The field you expect</caption>
        <thead>
          <tr>
            <th scope="col">Deck</th>
            <th scope="col" className={styles['number']}>
              <Hint text="Any numbers: 2 and 1 mean that the first deck is twice as common.">Weight</Hint>
            </th>
            <th scope="col" className={styles['number']}>
              Share
            </th>
            {equilibrium && (
              <th scope="col" className={styles['number']}>
                <Hint text="In these shares no deck gains from being played more. The interval comes from solving 400 matrices drawn around the measured win rates.">
                  Equilibrium
                </Hint>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {decks.map((deck) => {
            const even = equilibrium?.shares[deck]
            return (
              <tr key={deck}>
                <th scope="row">{names[deck]}</th>
                <td className={styles['number']}>
                  <input
                    className={styles['share']}
                    type="number"
                    min={0}
                    step="any"
                    aria-label={`Weight of ${names[deck]}`}
                    defaultValue={shares[deck] ?? 0}
                    onChange={(event) => setShare(deck, event.target.value)}
                  />
                </td>
                <td className={styles['number']}>{whole === 0 ? '–' : percent((shares[deck] ?? 0) / whole)}</td>
                {even && (
                  <td className={styles['number']}>
                    <Hint text={`95 % interval ${range(even.interval)} %`}>{percent(even.value)}</Hint>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <table className={styles['table']}>
        <caption>Expected against that field</caption>
        <thead>
          <tr>
            <th scope="col">Deck</th>
            <th scope="col" className={styles['number']}>
              <Hint text="The win rates against the decks of the field, weighed by their shares; the interval is carried through from theirs.">
                Win rate
              </Hint>
            </th>
            <th scope="col" className={styles['number']}>
              95 % interval
            </th>
          </tr>
        </thead>
        <tbody>
          {[...field]
            .sort((a, b) => (b.expected?.value ?? -1) - (a.expected?.value ?? -1))
            .map(({ name, expected }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles['number']}>
                  <strong>{percent(expected?.value ?? null)}</strong>
                </td>
                <td className={styles['number']}>{expected ? range(expected.interval) : '–'}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
