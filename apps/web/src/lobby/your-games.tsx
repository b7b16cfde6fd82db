import { type ReactNode, useState } from 'react'
import { useActions } from '../session/session-context.ts'
import { forgetHistory, hasReplay, loadHistory, loadReplay } from '../session/storage.ts'
import type { PlayedGame } from '../session/stored-shapes.ts'
import { Dialog } from '../table/windows/dialog.tsx'
import styles from './lobby.module.css'

export interface DeckRecord {
  readonly deck: string
  readonly games: number
  readonly wins: number
  /** The part of the decided games that were won; null if all were drawn. */
  readonly rate: number | null
}

/** How each deck has done, the one that was played most first. */
export function recordsOf(games: readonly PlayedGame[]): readonly DeckRecord[] {
  const decks = [...new Set(games.map(({ deck }) => deck))]
  return decks
    .map((deck) => {
      const own = games.filter((game) => game.deck === deck)
      const wins = own.filter(({ result }) => result === 'won').length
      const decided = own.filter(({ result }) => result !== 'drawn').length
      return { deck, games: own.length, wins, rate: decided === 0 ? null : wins / decided }
    })
    .sort((one, other) => other.games - one.games)
}

const percent = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 100)} %`)
const RESULTS: Readonly<Record<PlayedGame['result'], string>> = { won: 'Won', lost: 'Lost', drawn: 'Drawn' }
const MOST_SHOWN = 60

/** The games that are over: how each deck did, and the replays that are still there. */
export function YourGames(): ReactNode {
  const [games, setGames] = useState<readonly PlayedGame[] | null>(null)
  return (
    <>
      <button type="button" className={styles['plain']} onClick={() => setGames(loadHistory())}>
        Your games
      </button>
      {games && (
        <Dialog title="Your games" onClose={() => setGames(null)}>
          {games.length === 0 ? (
            <p>Games that you finish against a bot are listed here, with how each deck did and replays to watch.</p>
          ) : (
            <History
              games={games}
              onForget={() => {
                forgetHistory()
                setGames([])
              }}
            />
          )}
        </Dialog>
      )}
    </>
  )
}

function History({ games, onForget }: { readonly games: readonly PlayedGame[]; onForget(): void }): ReactNode {
  const { openReplay } = useActions()
  return (
    <div className={styles['history']}>
      <table>
        <caption>Decks</caption>
        <thead>
          <tr>
            <th scope="col">Deck</th>
            <th scope="col">Games</th>
            <th scope="col">Won</th>
            <th scope="col">Win rate</th>
          </tr>
        </thead>
        <tbody>
          {recordsOf(games).map(({ deck, games: played, wins, rate }) => (
            <tr key={deck}>
              <th scope="row">{deck}</th>
              <td>{played}</td>
              <td>{wins}</td>
              <td>{percent(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Games, the latest first</caption>
        <tbody>
          {games.slice(0, MOST_SHOWN).map(({ id, at, deck, against, result, turns }) => (
            <tr key={id}>
              <td>{new Date(at).toLocaleDateString()}</td>
              <td>
                {deck} against {against}
              </td>
              <td>
                {RESULTS[result]}, {turns === 1 ? '1 turn' : `${turns} turns`}
              </td>
              <td>
                {hasReplay(id) && (
                  <button
                    type="button"
                    className={styles['plain']}
                    aria-label={`Watch ${deck} against ${against}`}
                    onClick={() => openReplay(loadReplay(id) ?? '')}
                  >
                    Watch
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className={styles['plain']} onClick={onForget}>
        Forget all games
      </button>
    </div>
  )
}
