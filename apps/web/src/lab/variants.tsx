import type { ReactNode } from 'react'
import { pointRange, points } from './format.ts'
import { Hint } from './hint.tsx'
import styles from './lab.module.css'
import type { Difference, LabView } from './messages.ts'

const HOW =
  'Both variants play the same seeds against the same opponents in both seats. The difference on each seed is one observation, so luck that both share cancels out.'

/** Whether the difference is settled, in words. */
function verdict({ atAnyTime: [low, high] }: Difference, names: readonly [string, string]): string {
  if (low > 0) return `${names[0]} is better`
  if (high < 0) return `${names[1]} is better`
  return 'not settled'
}

function Line({
  against,
  difference,
  names,
}: {
  readonly against: string
  readonly difference: Difference
  readonly names: readonly [string, string]
}): ReactNode {
  return (
    <tr>
      <th scope="row">{against}</th>
      <td className={styles['number']}>{difference.seeds}</td>
      <td className={styles['number']}>
        <Hint text={HOW}>
          <strong>{points(difference.difference)}</strong>
        </Hint>
      </td>
      <td className={styles['number']}>
        <Hint
          text={`95 % interval for a number of games that was fixed before. One that holds however often you look: ${pointRange(difference.atAnyTime)} points.`}
        >
          {pointRange(difference.interval)}
        </Hint>
      </td>
      <td>
        <Hint text="Settled when the interval that holds at all times excludes 0: it is safe to stop then.">
          {verdict(difference, names)}
        </Hint>
      </td>
    </tr>
  )
}

/** The differences between variants of a deck. */
export function Variants({ view }: { readonly view: LabView }): ReactNode {
  return view.differences.map(({ names, overall, byOpponent }) => (
    <table key={names.join()} className={styles['table']}>
      <caption>
        {names[0]} minus {names[1]}, in points of win rate
      </caption>
      <thead>
        <tr>
          <th scope="col">Against</th>
          <th scope="col" className={styles['number']}>
            Seeds
          </th>
          <th scope="col" className={styles['number']}>
            Difference
          </th>
          <th scope="col" className={styles['number']}>
            95 % interval
          </th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        <Line against="all opponents" difference={overall} names={names} />
        {byOpponent.length > 1 &&
          byOpponent.map(({ opponent, difference }) => (
            <Line key={opponent} against={opponent} difference={difference} names={names} />
          ))}
      </tbody>
    </table>
  ))
}
