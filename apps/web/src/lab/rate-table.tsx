import type { ReactNode } from 'react'
import { IntervalBar } from './charts.tsx'
import { percent, range, rateHint } from './format.ts'
import { Hint } from './hint.tsx'
import styles from './lab.module.css'
import type { LabRowView, LabView, Selection } from './messages.ts'

const STATUS = { done: 'done', open: '…' } as const

function Row({
  row,
  isSelected,
  onSelect,
}: {
  readonly row: LabRowView
  readonly isSelected: boolean
  onSelect(): void
}): ReactNode {
  const [deck, opponent] = row.names
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <button type="button" className={styles['link']} aria-pressed={isSelected} onClick={onSelect}>
          {deck} <span className={styles['quiet']}>against</span> {opponent}
        </button>
      </th>
      <td className={styles['number']}>
        {row.games.toLocaleString('en')}{' '}
        {row.unfinished > 0 && (
          <Hint text={`${row.unfinished} games took too many turns and are not counted.`}>({row.unfinished}†)</Hint>
        )}
      </td>
      <td className={styles['number']}>
        <Hint text={rateHint(`Win rate of ${deck}`, row.rate)}>
          <strong>{percent(row.rate.rate)}</strong>
        </Hint>
      </td>
      <td className={styles['number']}>
        <Hint
          text={`With 95 % confidence the win rate is in here, if the number of games was fixed before. Looking all the time: ${range(row.atAnyTime)} % (a confidence sequence over seeds).`}
        >
          {row.rate.rate === null ? '–' : range(row.rate.interval)}
        </Hint>
      </td>
      <td>
        <IntervalBar rate={row.rate} />
      </td>
      <td className={styles['number']}>
        <Hint text={rateHint('When it went first', row.onPlay)}>{percent(row.onPlay.rate)}</Hint>
      </td>
      <td className={styles['number']}>
        <Hint text={rateHint('When it went second', row.onDraw)}>{percent(row.onDraw.rate)}</Hint>
      </td>
      <td className={styles['number']}>{row.meanTurns === null ? '–' : row.meanTurns.toFixed(1)}</td>
      <td className={styles['quiet']}>{row.isDone ? STATUS.done : STATUS.open}</td>
    </tr>
  )
}

/** All pairs of a run; choosing one shows its details. */
export function RateTable({
  view,
  selection,
  onSelect,
}: {
  readonly view: LabView
  readonly selection: Selection | null
  onSelect(selection: Selection): void
}): ReactNode {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">Win rates of all pairs</caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col" className={styles['number']}>
              <Hint text="Games, or matches, that are counted. They come in twos with the same seed and swapped seats.">
                {view.match === 'bo3' ? 'Matches' : 'Games'}
              </Hint>
            </th>
            <th scope="col" className={styles['number']}>
              Win rate
            </th>
            <th scope="col" className={styles['number']}>
              95 % interval
            </th>
            <th scope="col">0 % – 50 % – 100 %</th>
            <th scope="col" className={styles['number']}>
              Play
            </th>
            <th scope="col" className={styles['number']}>
              Draw
            </th>
            <th scope="col" className={styles['number']}>
              <Hint text="The mean number of turns of a game, the turns of both players counted.">Turns</Hint>
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <Row
              key={row.decks.join()}
              row={row}
              isSelected={selection?.deck === row.decks[0] && selection.opponent === row.decks[1]}
              onSelect={() => onSelect({ deck: row.decks[0], opponent: row.decks[1] })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
