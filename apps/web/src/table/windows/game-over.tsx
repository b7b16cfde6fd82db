import { type ReactNode, useEffect, useState } from 'react'
import type { PlayerId } from 'spellwright/play'
import { Choice } from '../../prompts/components.tsx'
import { useActions } from '../../session/session-context.ts'
import type { GameStats, Scene, SeatStats } from '../../worker/messages.ts'
import { Dialog } from './dialog.tsx'
import { saveFile } from './save-file.ts'
import styles from './windows.module.css'

function headline({ view, score }: Scene): string {
  const { result, viewer } = view
  const whole = score.bestOf > 1 && score.over ? 'the match' : 'the game'
  if (score.bestOf > 1 && score.over) {
    const [mine, theirs] = viewer === 0 ? score.wins : [score.wins[1], score.wins[0]]
    if (mine === theirs) return 'The match is a draw'
    return mine > theirs ? 'You win the match' : 'You lose the match'
  }
  if (result?.winner === null) return 'The game is a draw'
  return result?.winner === viewer ? `You win ${whole}` : `You lose ${whole}`
}

/** `Bot: life total of 0 or less.` */
function reasonOf({ result, players, viewer }: Scene['view']): string {
  if (!result) return ''
  if (result.reason === 'conceded' && result.winner !== null)
    return result.winner === viewer ? `${players[viewer === 0 ? 1 : 0].name} conceded.` : 'You conceded.'
  const loser = result.winner === null ? null : players[result.winner === 0 ? 1 : 0].name
  return `${loser === null ? '' : `${loser}: `}${result.reason}.`
}

const ROWS = [
  ['landsPlayed', 'Lands played'],
  ['spellsCast', 'Spells cast'],
  ['cardsDrawn', 'Cards drawn'],
  ['damageDealt', 'Damage dealt'],
] as const

const isMore = (stats: GameStats, key: keyof SeatStats, player: PlayerId): boolean =>
  stats.players[player][key] > stats.players[player === 0 ? 1 : 0][key]

/** How the game or match ended for the player. */
function toneOf({ view, score }: Scene): 'won' | 'lost' | undefined {
  const { result, viewer } = view
  const [mine, theirs] = viewer === 0 ? score.wins : [score.wins[1], score.wins[0]]
  if (score.bestOf > 1 && score.over) return mine === theirs ? undefined : mine > theirs ? 'won' : 'lost'
  if (!result || result.winner === null) return undefined
  return result.winner === viewer ? 'won' : 'lost'
}

export function GameOver({ scene }: { readonly scene: Scene }): ReactNode {
  const { rematch, toLobby, nextGame, replayFile, openReplay, notify } = useActions()
  const [hidden, setHidden] = useState(false)
  const over = scene.view.result !== null && scene.view.decision === null
  useEffect(() => {
    if (!over) setHidden(false)
  }, [over])
  if (!over) return null
  if (hidden)
    return (
      <button type="button" className={styles['result']} onClick={() => setHidden(false)}>
        {headline(scene)}: show the result
      </button>
    )
  const { score, stats, view } = scene
  const tell = (error: Error): void => notify(error.message, 'error')
  const save = (): void => {
    replayFile()
      .then((text) => saveFile('spellwright-replay.jsonl', text))
      .catch(tell)
  }
  const watch = (): void => {
    replayFile().then(openReplay).catch(tell)
  }
  return (
    <Dialog title={headline(scene)} tone={toneOf(scene)} onClose={() => setHidden(true)}>
      <div className={styles['end']}>
        <p className={styles['reason']}>{reasonOf(view)}</p>
        {score.bestOf > 1 && (
          <p>
            Games: {view.players[0].name} {score.wins[0]}, {view.players[1].name} {score.wins[1]}
          </p>
        )}
        {stats && (
          <table className={styles['stats']}>
            <caption>After {stats.turns === 1 ? '1 turn' : `${stats.turns} turns`}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">What</span>
                </th>
                {view.players.map(({ name, player }) => (
                  <th key={player} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Life</th>
                {view.players.map(({ life, player }) => (
                  <td key={player}>{life}</td>
                ))}
              </tr>
              {ROWS.map(([key, title]) => (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  {view.players.map(({ player }) => (
                    <td key={player} className={isMore(stats, key, player) ? styles['more'] : undefined}>
                      {stats.players[player][key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className={styles['buttonRow']}>
          {score.over ? (
            <Choice label="Rematch" tone="main" onPick={rematch} />
          ) : (
            <Choice label={`Game ${score.game + 1}`} tone="main" onPick={nextGame} />
          )}
          <Choice label="Watch the replay" onPick={watch} />
          <Choice label="Save the replay" onPick={save} />
          <Choice label="Look at the table" onPick={() => setHidden(true)} />
          <Choice label="Lobby" onPick={toLobby} />
        </div>
      </div>
    </Dialog>
  )
}
