import { type CSSProperties, type ReactNode, useContext, useMemo, useRef } from 'react'
import type { GameView, PermanentView } from 'spellwright/play'
import { crowdingLevel, groupPermanents } from './groups.ts'
import { MarksContext } from './marks-context.ts'
import { isInCombat, Permanent } from './permanent.tsx'
import styles from './table.module.css'
import { useDrop } from './use-drop.ts'
import { useFit } from './use-fit.ts'

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
  const drop = useDrop()
  const row = useRef<HTMLElement>(null)
  useFit(row)
  const { marks, dims } = useContext(MarksContext)
  const hosts = useMemo(() => new Set(view.battlefield.map(({ attachedTo }) => attachedTo as number)), [view])
  const groups = groupPermanents(permanents, marks, hosts)
  return (
    <section
      ref={row}
      {...drop}
      className={styles['row']}
      style={{ '--places': groups.length } as CSSProperties}
      aria-label={title}
      data-rank={rank}
      data-crowd={crowdingLevel(groups.length)}
    >
      {groups.map(({ key, permanents: group }) => {
        const [permanent] = group
        if (!permanent) return null
        const mark = marks.get(permanent.id) ?? null
        return (
          <Permanent
            key={key}
            view={view}
            permanent={permanent}
            ids={group.map(({ id }) => id).join(' ')}
            isHost={hosts.has(permanent.id)}
            mark={mark}
            dimmed={dims && mark === null && !isInCombat(permanent)}
          />
        )
      })}
    </section>
  )
}
