import { type ReactNode, useContext } from 'react'
import type { GameView, PermanentView } from 'spellwright'
import { useSessionState } from '../session/session-context.ts'
import { Attachment } from './attachment.tsx'
import { CardButton } from './card-button.tsx'
import { lookOf } from './card-look.ts'
import { entityName } from './entities.ts'
import { groupPermanents } from './groups.ts'
import { MarksContext } from './marks-context.ts'
import styles from './table.module.css'

/** What a permanent is doing, in words. */
export function stateOf(view: GameView, permanent: PermanentView): string[] {
  const { tapped, summoningSick, damage, attacking, blocked, blocking, types } = permanent
  return [
    ...(tapped ? ['tapped'] : []),
    ...(summoningSick && types.includes('creature') ? ['summoning sick'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(attacking !== 0 ? [`attacking ${entityName(view, attacking)}${blocked ? ', blocked' : ''}`] : []),
    ...(blocking.length > 0 ? [`blocking ${blocking.map((id) => entityName(view, id)).join(' and ')}`] : []),
  ]
}

const chosenWords = ({ chosen }: PermanentView): string[] =>
  Object.values(chosen).flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  )

export function PermanentRow({
  view,
  permanents,
  title,
  rank,
}: {
  readonly view: GameView
  readonly permanents: readonly PermanentView[]
  readonly title: string
  readonly rank: 'lands' | 'front'
}): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const { marks, dims } = useContext(MarksContext)
  const hosts = new Set(view.battlefield.map(({ attachedTo }) => attachedTo as number))
  const groups = groupPermanents(permanents, marks, hosts)
  return (
    <section className={styles['row']} aria-label={title} data-rank={rank} data-crowd={groups.length > 11 || undefined}>
      {groups.map(({ key, permanents: [first, ...others] }) => {
        const permanent = first!
        const mark = marks.get(permanent.id) ?? null
        const isSick = permanent.summoningSick && permanent.types.includes('creature')
        const attached = view.battlefield.filter(({ attachedTo }) => attachedTo === permanent.id)
        const words = chosenWords(permanent)
        return (
          <div
            key={key}
            className={styles['place']}
            data-attacking={permanent.attacking !== 0 || permanent.blocking.length > 0 || undefined}
            data-tapped={permanent.tapped || undefined}
          >
            <CardButton
              entities={[permanent.id, ...others.map(({ id }) => id)]}
              look={lookOf(permanent, texts)}
              size="tile"
              mark={mark}
              dimmed={dims && mark === null}
              state={stateOf(view, permanent)}
              tapped={permanent.tapped}
              damage={permanent.damage}
            >
              <span className={styles['flags']} aria-hidden="true">
                {permanent.tapped && <span className={styles['flag']}>tapped</span>}
                {isSick && <span className={styles['flag']}>sick</span>}
                {words.length > 0 && <span className={styles['flag']}>{words.join(', ')}</span>}
              </span>
            </CardButton>
            {attached.length > 0 && (
              <span className={styles['attachments']}>
                {attached.map((one) => (
                  <Attachment key={one.id} view={view} permanent={one} />
                ))}
              </span>
            )}
          </div>
        )
      })}
    </section>
  )
}
