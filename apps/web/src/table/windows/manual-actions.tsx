import { type ReactNode, useState } from 'react'
import type { CardView, ManualAction, ObjectId, PermanentView, PlayerId } from 'spellwright/play'
import { Choice } from '../../prompts/components.tsx'
import { useActions, useSessionState } from '../../session/session-context.ts'
import type { Scene } from '../../worker/messages.ts'
import { findEntity } from '../entities.ts'
import { Dialog } from './dialog.tsx'
import styles from './windows.module.css'

// Cards without rules, and at the kitchen table all cards, can be moved, tapped and given counters by hand (SPEC S7.2).

interface LabeledManualAction {
  readonly label: string
  readonly manual: ManualAction
}

const ZONES = ['battlefield', 'hand', 'graveyard', 'exile'] as const

function counterActions(object: ObjectId, { counters }: CardView | PermanentView): LabeledManualAction[] {
  const kinds = [...new Set(['+1/+1', 'charge', ...Object.keys(counters)])]
  return kinds.flatMap((counter) => [
    { label: `Add a ${counter} counter`, manual: { do: 'counters' as const, object, counter, change: 1 } },
    ...((counters[counter] ?? 0) > 0
      ? [{ label: `Remove a ${counter} counter`, manual: { do: 'counters' as const, object, counter, change: -1 } }]
      : []),
  ])
}

const ZONES_BY_PLACE: Readonly<Record<string, string>> = {
  'your hand': 'hand',
  exile: 'exile',
  'your sideboard': 'outside',
}

/** The manual actions for a card. */
export function manualActionsFor(scene: Scene, object: ObjectId): LabeledManualAction[] {
  const found = findEntity(scene.view, object)
  if (!found || found.kind === 'stack') return []
  const { types } = found.kind === 'permanent' ? found.permanent : found.card
  // CR 304.4, 307.4
  const neverEnters = types.includes('instant') || types.includes('sorcery')
  const moves = (here: string): LabeledManualAction[] => [
    ...ZONES.filter((to) => to !== here && !(to === 'battlefield' && neverEnters)).map((to) => ({
      label: `Move to ${to}`,
      manual: { do: 'move' as const, object, to },
    })),
    { label: 'Put on top of the library', manual: { do: 'move', object, to: 'library', position: 'top' } },
    { label: 'Put on the bottom of the library', manual: { do: 'move', object, to: 'library', position: 'bottom' } },
  ]
  if (found.kind === 'permanent')
    return [
      {
        label: found.permanent.tapped ? 'Untap' : 'Tap',
        manual: { do: found.permanent.tapped ? 'untap' : 'tap', object },
      },
      ...counterActions(object, found.permanent),
      ...moves('battlefield'),
    ]
  return moves(ZONES_BY_PLACE[found.where] ?? 'graveyard')
}

/** Manual actions for a player: life, drawing, shuffling and tokens. */
export function PlayerManualActions({ player }: { readonly player: PlayerId }): ReactNode {
  const [open, setOpen] = useState(false)
  const isOpen = useSessionState(({ scene, draft }) => draft !== null && scene?.view.decision?.shape === 'act')
  const { answer } = useActions()
  const [token, setToken] = useState({ name: 'Goblin', typeLine: 'Creature — Goblin', stats: '1/1' })
  const submit = (manual: ManualAction): void => {
    setOpen(false)
    answer({ kind: 'manual', manual })
  }
  const [power = Number.NaN, toughness = Number.NaN] = token.stats.split('/').map(Number)
  const createToken = (): void => {
    const stats = Number.isInteger(power) && Number.isInteger(toughness) ? { power, toughness } : {}
    submit({ do: 'token', name: token.name, typeLine: token.typeLine, ...stats })
  }
  return (
    <>
      <button type="button" className={styles['button']} disabled={!isOpen} onClick={() => setOpen(true)}>
        By hand
      </button>
      {open && (
        <Dialog title="By hand" onClose={() => setOpen(false)}>
          <div className={styles['buttonRow']}>
            {[-5, -1, 1, 5].map((change) => (
              <Choice
                key={change}
                label={`${change > 0 ? '+' : '−'}${Math.abs(change)} life`}
                onPick={() => submit({ do: 'life', player, change })}
              />
            ))}
            <Choice label="Draw a card" onPick={() => submit({ do: 'draw', player })} />
            <Choice label="Shuffle the library" onPick={() => submit({ do: 'shuffle', player })} />
          </div>
          <form
            className={styles['buttonRow']}
            onSubmit={(event) => {
              event.preventDefault()
              createToken()
            }}
          >
            <label>
              Token <input value={token.name} onChange={(event) => setToken({ ...token, name: event.target.value })} />
            </label>
            <label>
              Type{' '}
              <input
                value={token.typeLine}
                onChange={(event) => setToken({ ...token, typeLine: event.target.value })}
              />
            </label>
            <label>
              Power/toughness{' '}
              <input value={token.stats} onChange={(event) => setToken({ ...token, stats: event.target.value })} />
            </label>
            <button type="submit" className={styles['button']}>
              Create
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}
