import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { EntityId, GameView, PlayerId } from 'spellwright/play'
import { useActions, useSessionState } from '../session/session-context.ts'
import { ManaCost } from './card/symbols.tsx'
import { cardNameOf } from './entities.ts'
import styles from './info-bar.module.css'
import { MarksContext, useDims, useMark } from './marks-context.ts'
import { PlayerManualActions } from './windows/manual-actions.tsx'
import { ZoneBrowser, type ZoneName } from './windows/zone-browser.tsx'

const poolText = (pool: readonly { readonly type: string }[]): string => pool.map(({ type }) => `{${type}}`).join('')

/** No more card backs than this are drawn, because the number is shown next to them. */
const MAX_BACKS = 7

/** A player's life total, zones and mana. */
export function InfoBar({ view, player }: { readonly view: GameView; readonly player: PlayerId }): ReactNode {
  const isByHand = useSessionState(({ scene }) => scene !== null && scene.byHand !== 'nothing')
  const isReplay = useSessionState(({ replay }) => replay !== null)
  const seat = view.players[player]
  const isViewer = player === view.viewer
  const phasedOut = view.phasedOut.filter(({ controller }) => controller === player)
  const counters = Object.entries(seat.counters).filter(([, count]) => count > 0)
  return (
    <section
      className={styles['info']}
      aria-label={`${seat.name}'s side`}
      data-side={isViewer ? 'mine' : 'theirs'}
      data-turn={view.turn.active === player || undefined}
    >
      <PlayerButton view={view} player={player} />
      {counters.map(([kind, count]) => (
        <span key={kind} className={styles['stat']}>
          {count} {kind}
        </span>
      ))}
      <div className={styles['piles']}>
        <span className={styles['pile']} data-zone={`hand-${player}`}>
          Hand <b>{seat.handCount}</b>
          {!isViewer && (
            <span className={styles['backs']} aria-hidden="true">
              {Array.from({ length: Math.min(MAX_BACKS, seat.handCount) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all card backs are identical
                <span key={index} />
              ))}
            </span>
          )}
        </span>
        <span className={styles['pile']} data-zone={`library-${player}`}>
          Library <b>{seat.libraryCount}</b>
        </span>
        <Zones view={view} player={player} />
      </div>
      {seat.revealedTop && <span className={styles['stat']}>Top card: {seat.revealedTop.name}</span>}
      {seat.dungeon && (
        <span className={styles['stat']}>
          {seat.dungeon.name}: {seat.dungeon.room}
        </span>
      )}
      {seat.companion && <span className={styles['stat']}>Companion: {seat.companion.name}</span>}
      {phasedOut.length > 0 && (
        <span className={styles['stat']}>Phased out: {phasedOut.map(({ name }) => name).join(', ')}</span>
      )}
      {seat.pool.length > 0 && (
        <span className={styles['pool']}>
          <small>Mana</small> <ManaCost cost={poolText(seat.pool)} />
        </span>
      )}
      {view.waitingFor === player && !isViewer && !isReplay && (
        <span className={styles['thinking']} role="status">
          thinking
        </span>
      )}
      {isByHand && <PlayerManualActions player={player} />}
    </section>
  )
}

function PlayerButton({ view, player }: { readonly view: GameView; readonly player: PlayerId }): ReactNode {
  const { press } = useActions()
  const { name, life } = view.players[player]
  const entity: EntityId = player === 0 ? -1 : -2
  const mark = useMark(entity)
  const dims = useDims()
  return (
    <button
      type="button"
      className={styles['player']}
      data-entity={entity}
      data-mark={mark ?? undefined}
      data-dimmed={(dims && mark === null) || undefined}
      tabIndex={mark ? 0 : -1}
      aria-label={`${name}, ${life} life${mark ? ', can be chosen' : ''}`}
      onClick={() => press(entity)}
    >
      <span className={styles['life']}>{life}</span>
      <LifeChange key={player} life={life} />
      <span className={styles['who']}>{name}</span>
    </button>
  )
}

/** How long a change of the life total is shown. */
const CHANGE_SHOWN_MS = 1400

/** Shows by how much the life total has just changed. */
function LifeChange({ life }: { readonly life: number }): ReactNode {
  const before = useRef(life)
  const [change, setChange] = useState(0)
  useEffect(() => {
    const by = life - before.current
    before.current = life
    if (by === 0) return
    setChange(by)
    const timer = setTimeout(() => setChange(0), CHANGE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [life])
  if (change === 0) return null
  return (
    <span className={styles['change']} data-lost={change < 0 || undefined} aria-hidden="true">
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  )
}

/** The name of the card on top of a graveyard, which matters most often. */
function TopCard({ card }: { readonly card: { readonly name: string } | undefined }): ReactNode {
  return card ? <small className={styles['topCard']}>{cardNameOf(card.name)}</small> : null
}

/** The zones that can be opened; highlighted if a card in them can be used. */
function Zones({ view, player }: { readonly view: GameView; readonly player: PlayerId }): ReactNode {
  const [open, setOpen] = useState<ZoneName | null>(null)
  const { marks } = useContext(MarksContext)
  const seat = view.players[player]
  const exiled = view.exile.filter(({ owner }) => owner === player)
  const known = seat.knownHand.length + seat.knownLibrary.length
  const zones: readonly (readonly [ZoneName, string, number, readonly { readonly id: EntityId }[]])[] = [
    ['graveyard', 'Graveyard', seat.graveyard.length, seat.graveyard],
    ['exile', 'Exile', exiled.length, exiled],
    ...(player === view.viewer && view.sideboard.length > 0
      ? ([['sideboard', 'Sideboard', view.sideboard.length, view.sideboard]] as const)
      : []),
    ...(known > 0 && player !== view.viewer ? ([['known', 'Known', known, []]] as const) : []),
  ]
  return (
    <>
      {zones.map(([name, title, count, cards]) => {
        const isHighlighted = cards.some(({ id }) => marks.has(id))
        return (
          <button
            key={name}
            type="button"
            className={styles['pile']}
            data-zone={`${name}-${player}`}
            data-mark={isHighlighted ? 'legal' : undefined}
            aria-expanded={open === name}
            aria-label={`${title} ${count}${isHighlighted ? ', contains a card you can use' : ''}`}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {title} <b>{count}</b>
            {name === 'graveyard' && <TopCard card={seat.graveyard.at(-1)} />}
          </button>
        )
      })}
      {open && <ZoneBrowser view={view} player={player} zone={open} onClose={() => setOpen(null)} />}
    </>
  )
}
