import type { ReactNode } from 'react'
import { percent, range } from './format.ts'
import styles from './lab.module.css'
import type { CoursePoint, Rate, SeriesReport } from './messages.ts'

/** A rate as a mark on a line from 0 to 100 %, with its interval. */
export function IntervalBar({ rate: { rate, interval } }: { readonly rate: Rate }): ReactNode {
  if (rate === null) return <span className={styles['whisker']} />
  return (
    <span className={styles['whisker']} aria-hidden="true">
      <span
        className={styles['whiskerRange']}
        data-side={interval[0] > 0.5 ? 'won' : interval[1] < 0.5 ? 'lost' : 'open'}
        style={{ left: `${100 * interval[0]}%`, width: `${100 * (interval[1] - interval[0])}%` }}
      />
      <span className={styles['whiskerMark']} style={{ left: `${100 * rate}%` }} />
    </span>
  )
}

const WIDTH = 640
const HEIGHT = 190
const LEFT = 40
const BOTTOM = 24

/** How the win rate and its interval have developed, from the first game to now. */
export function CourseChart({
  course,
  goal,
}: {
  readonly course: readonly CoursePoint[]
  readonly goal: number | null
}): ReactNode {
  const last = course.at(-1)
  if (!last || course.length < 2) return <p className={styles['quiet']}>The chart begins after the first games.</p>
  const rates = course.slice(Math.floor(course.length / 10)).flatMap(({ interval }) => interval)
  const low = Math.max(0, Math.floor(10 * Math.min(...rates)) / 10)
  const high = Math.min(1, Math.ceil(10 * Math.max(...rates)) / 10)
  const x = (games: number): number => LEFT + ((WIDTH - LEFT - 8) * games) / last.games
  const y = (rate: number): number =>
    8 + ((HEIGHT - BOTTOM - 8) * (high - Math.min(high, Math.max(low, rate)))) / (high - low)
  const line = (read: (point: CoursePoint) => number): string =>
    course.map((point) => `${x(point.games).toFixed(1)},${y(read(point)).toFixed(1)}`).join(' ')
  const band = `${line(({ interval }) => interval[1])} ${line(({ interval }) => interval[0])
    .split(' ')
    .reverse()
    .join(' ')}`
  const ticks = Array.from({ length: Math.round(10 * (high - low)) + 1 }, (_, at) => low + at / 10)
  return (
    <svg
      className={styles['course']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Win rate by number of games: ${percent(last.rate)} after ${last.games}, 95 % interval ${range(last.interval)} %`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles['grid']}
            data-even={Math.abs(tick - 0.5) < 0.01 || undefined}
            x1={LEFT}
            x2={WIDTH - 8}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {Math.round(100 * tick)} %
          </text>
        </g>
      ))}
      <polygon className={styles['band']} points={band} />
      <polyline className={styles['line']} points={line(({ rate }) => rate)} />
      <circle className={styles['dot']} cx={x(last.games)} cy={y(last.rate)} r={4} />
      <text x={LEFT} y={HEIGHT - 6}>
        0
      </text>
      <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end">
        {last.games.toLocaleString('en')} games{goal === null ? '' : `, stops at ±${(100 * goal).toFixed(1)} points`}
      </text>
    </svg>
  )
}

/** How many games ended on each turn, won above the line and lost below it. */
export function EndingsChart({ endings }: { readonly endings: SeriesReport['endings'] }): ReactNode {
  const turns = [...new Set(endings.map(({ turn }) => turn))].sort((a, b) => a - b)
  const [first = 0, last = 0] = [turns[0], turns.at(-1)]
  if (turns.length === 0) return <p className={styles['quiet']}>No game has ended yet.</p>
  const countOf = (turn: number, loser: 0 | 1): number =>
    endings.reduce((sum, one) => sum + (one.turn === turn && one.loser === loser ? one.games : 0), 0)
  const columns = Array.from({ length: last - first + 1 }, (_, at) => {
    const turn = first + at
    return { turn, won: countOf(turn, 1), lost: countOf(turn, 0) }
  })
  const most = Math.max(1, ...columns.flatMap(({ won, lost }) => [won, lost]))
  return (
    <div className={styles['endings']} role="img" aria-label="Games won and lost by the turn on which they ended">
      {columns.map(({ turn, won, lost }) => (
        <span key={turn} className={styles['endingColumn']} title={`Turn ${turn}: ${won} won, ${lost} lost`}>
          <span className={styles['endingWon']} style={{ height: `${(52 * won) / most}px` }} />
          <span className={styles['endingLost']} style={{ height: `${(52 * lost) / most}px` }} />
          <span className={styles['endingTurn']}>{columns.length <= 30 || turn % 5 === 0 ? turn : ''}</span>
        </span>
      ))}
    </div>
  )
}
