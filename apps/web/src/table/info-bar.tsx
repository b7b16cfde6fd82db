import { type ReactNode, useState } from 'react'
import type { EntityId, GameView, PlayerId } from 'spellwright'
import { useActions, useSessionState } from '../session/session-context.ts'
import { ByHandPlayer } from './by-hand.tsx'
import { useDims, useMark } from './marks-context.ts'
import { ManaCost } from './symbols.tsx'
import styles from './table.module.css'
import { ZoneBrowser, type ZoneName } from './zone-browser.tsx'

const poolText = (pool: readonly { readonly type: string }[]): string => pool.map(({ type }) => `{${type}}`).join('')

export function InfoBar({ view, player }: { readonly view: GameView; readonly player: PlayerId }): ReactNode {
  const { press } = useActions()
  const kitchenTable = useSessionState(({ scene }) => scene?.kitchenTable ?? false)
  const [zone, setZone] = useState<ZoneName | null>(null)
  const seat = view.players[player]
  const entity: EntityId = player === 0 ? -1 : -2
  const mark = useMark(entity)
  const dims = useDims()
  const exiled = view.exile.filter(({ owner }) => owner === player).length
  const known = seat.knownHand.length + seat.knownLibrary.length
  const isTurn = view.turn.active === player
  const counters = Object.entries(seat.counters).filter(([, count]) => count > 0)
  const zones: readonly (readonly [ZoneName, string, number])[] = [
    ['graveyard', 'Graveyard', seat.graveyard.length],
    ['exile', 'Exile', exiled],
    ...(known > 0 && player !== view.viewer ? ([['known', 'Known', known]] as const) : []),
  ]
  return (
    <section className={styles['info']} aria-label={`${seat.name}'s side`} data-turn={isTurn || undefined}>
      <button
        type="button"
        className={styles['player']}
        data-entity={entity}
        data-mark={mark ?? undefined}
        data-dimmed={(dims && mark === null) || undefined}
        tabIndex={mark ? 0 : -1}
        aria-label={`${seat.name}, ${seat.life} life${mark ? ', can be chosen' : ''}`}
        onClick={() => press(entity)}
      >
        <span className={styles['life']}>
          <span aria-hidden="true">♥</span> {seat.life}
        </span>
        <span className={styles['who']}>{seat.name}</span>
      </button>
      {counters.map(([kind, count]) => (
        <span key={kind} className={styles['stat']}>
          {count} {kind}
        </span>
      ))}
      <span className={styles['stat']}>
        Hand <b>{seat.handCount}</b>
      </span>
      <span className={styles['stat']}>
        Library <b>{seat.libraryCount}</b>
      </span>
      {zones.map(([name, title, count]) => (
        <button
          key={name}
          type="button"
          className={styles['zone']}
          data-zone={`${name}-${player}`}
          aria-expanded={zone === name}
          onClick={() => setZone(zone === name ? null : name)}
        >
          {title} <b>{count}</b>
        </button>
      ))}
      {seat.revealedTop && <span className={styles['stat']}>Top card: {seat.revealedTop.name}</span>}
      {seat.pool.length > 0 && (
        <span className={styles['pool']}>
          Mana <ManaCost cost={poolText(seat.pool)} />
        </span>
      )}
      {isTurn && view.turn.number > 0 && <span className={styles['turn']}>Turn {view.turn.number}</span>}
      {view.waitingFor === player && player !== view.viewer && (
        <span className={styles['thinking']} role="status">
          thinking …
        </span>
      )}
      {kitchenTable && <ByHandPlayer player={player} />}
      {zone && <ZoneBrowser view={view} player={player} zone={zone} onClose={() => setZone(null)} />}
    </section>
  )
}
