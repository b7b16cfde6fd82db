import { type ReactNode, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { CourseChart, EndingsChart, IntervalBar } from './charts.tsx'
import { lossText, percent, rateHint } from './format.ts'
import { Hint } from './hint.tsx'
import styles from './lab.module.css'
import { watchGame } from './lab-state.ts'
import type { GameLine, LabDetail, Rate, SeriesReport } from './messages.ts'

type CardLine = SeriesReport['cards'][0][number]

const COLUMNS = [
  { key: 'drawn', title: 'Drawn', hint: 'Win rate of the games in which it was drawn, the opening hand included.' },
  { key: 'cast', title: 'Cast', hint: 'Win rate of the games in which it was cast or played.' },
  { key: 'opening', title: 'Opening hand', hint: 'Win rate of the games in which it was in the hand that was kept.' },
] as const
type SortKey = (typeof COLUMNS)[number]['key'] | 'dead' | 'name'

const sortValue = (card: CardLine, key: SortKey): number =>
  key === 'dead' ? (card.deadShare ?? -1) : key === 'name' ? 0 : (card[key].rate ?? -1)

function RateCell({ what, rate }: { readonly what: string; readonly rate: Rate }): ReactNode {
  return (
    <td className={styles['number']}>
      <Hint text={rateHint(what, rate)}>
        {percent(rate.rate)} <span className={styles['quiet']}>{rate.games}</span>
      </Hint>
    </td>
  )
}

function Cards({ cards }: { readonly cards: readonly CardLine[] }): ReactNode {
  const [key, setKey] = useState<SortKey>('drawn')
  const sorted = [...cards].sort((a, b) => sortValue(b, key) - sortValue(a, key) || a.name.localeCompare(b.name))
  const head = (sort: SortKey, title: string, hint: string): ReactNode => (
    <th scope="col" className={styles['number']} aria-sort={key === sort ? 'descending' : 'none'}>
      <button type="button" className={styles['link']} title={hint} onClick={() => setKey(sort)}>
        {title}
        {key === sort ? ' ▾' : ''}
      </button>
    </th>
  )
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption>
          <Hint text="A card that is drawn more often in long games has the win rate of long games; the numbers do not show that a card caused the wins.">
            Cards
          </Hint>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <button type="button" className={styles['link']} onClick={() => setKey('name')}>
                Card
              </button>
            </th>
            {COLUMNS.map((column) => head(column.key, column.title, column.hint))}
            <th scope="col">Drawn, 0–100 %</th>
            {head(
              'dead',
              'Dead in hand',
              'Of the games in which you drew, found or played it, the share that ended with a copy still in hand.',
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.map((card) => (
            <tr key={card.name}>
              <th scope="row">{card.name}</th>
              {COLUMNS.map((column) => (
                <RateCell
                  key={column.key}
                  what={`${card.name}, ${column.title.toLowerCase()}`}
                  rate={card[column.key]}
                />
              ))}
              <td>
                <IntervalBar rate={card.drawn} />
              </td>
              <td className={styles['number']}>
                <Hint text={rateHint(`${card.name} in hand at the end`, card.left)}>{percent(card.deadShare, 0)}</Hint>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Hands({ report }: { readonly report: SeriesReport }): ReactNode {
  return (
    <div className={styles['columns']}>
      <table className={styles['table']}>
        <caption>
          <Hint text="By the lands in the hand that was kept, after mulligans.">Hands that were kept</Hint>
        </caption>
        <tbody>
          {report.hands[0].map(({ lands, cards, result }) => (
            <tr key={`${lands} ${cards}`}>
              <th scope="row">
                {lands} {lands === 1 ? 'land' : 'lands'} of {cards}
              </th>
              <RateCell what={`${lands} lands of ${cards} cards`} rate={result} />
              <td>
                <IntervalBar rate={result} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <table className={styles['table']}>
          <caption>Mulligans</caption>
          <tbody>
            {report.afterMulligans[0].map(({ mulligans, result }) => (
              <tr key={mulligans}>
                <th scope="row">{mulligans === 0 ? 'none' : mulligans}</th>
                <RateCell what={`${mulligans} mulligans`} rate={result} />
                <td>
                  <IntervalBar rate={result} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3>
          <Hint text="Games by the turn on which they ended: won above, lost below.">How games end, by turn</Hint>
        </h3>
        <EndingsChart endings={report.endings} />
        <p className={styles['quiet']}>
          Lost by{' '}
          {Object.entries(report.losses[0])
            .map(([reason, count]) => `${lossText(reason)} (${count})`)
            .join(', ') || 'nothing yet'}
          .
        </p>
      </div>
    </div>
  )
}

const RESULTS = ['all', 'lost', 'won', 'drawn', 'unfinished'] as const
const GAMES_SHOWN = 60

function Games({ games }: { readonly games: readonly GameLine[] }): ReactNode {
  const session = useSession()
  const [result, setResult] = useState<(typeof RESULTS)[number]>('all')
  const found = games.filter((game) => result === 'all' || game.result === result)
  return (
    <section aria-label="Games">
      <h3>
        Watch a game{' '}
        <select
          aria-label="Which games"
          value={result}
          onChange={(event) => setResult(RESULTS.find((one) => one === event.target.value) ?? 'all')}
        >
          {RESULTS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </h3>
      <ol className={styles['games']}>
        {found.slice(0, GAMES_SHOWN).map((game) => (
          <li key={`${game.pair} ${game.index}`}>
            <button type="button" data-result={game.result} onClick={() => watchGame(session, game.pair, game.index)}>
              <strong>{game.result}</strong> on turn {game.turns}
              <span className={styles['quiet']}>
                {' '}
                {game.opponent}, {game.isOnPlay ? 'play' : 'draw'}, game {game.index + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p className={styles['quiet']}>There is no such game.</p>}
    </section>
  )
}

/** Everything about the selected games. */
export function Detail({ detail, goal }: { readonly detail: LabDetail; readonly goal: number | null }): ReactNode {
  return (
    <section className={styles['panel']} aria-label="Details">
      <h2>{detail.title}</h2>
      <CourseChart course={detail.course} goal={goal} />
      <Cards cards={detail.report.cards[0]} />
      <Hands report={detail.report} />
      <Games games={detail.games} />
    </section>
  )
}
