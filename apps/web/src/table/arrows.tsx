import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { EntityId } from 'spellwright/play'
import type { DraftArrow } from '../prompts/prompt.ts'
import type { Scene } from '../worker/messages.ts'
import styles from './side.module.css'

interface Line {
  readonly key: string
  readonly kind: DraftArrow['kind']
  readonly path: string
}

/** The arrows of the game itself: targets on the stack, attackers and blockers. */
export function gameArrows({ view }: Scene): DraftArrow[] {
  const targets = view.stack.flatMap(({ id, targets }) =>
    targets.flatMap(({ entities }) => entities.map((to) => ({ from: id as EntityId, to, kind: 'target' as const }))),
  )
  const combat = (view.combat?.attackers ?? []).flatMap(({ attacker, defender, blockers }): DraftArrow[] => [
    ...(blockers.length === 0 ? [{ from: attacker, to: defender, kind: 'attack' as const }] : []),
    ...blockers.map((blocker) => ({ from: blocker, to: attacker, kind: 'block' as const })),
  ])
  return [...targets, ...combat]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The position of an entity; one that is scrolled out of a list counts as at the edge of the list. */
function rectOf(entity: EntityId): DOMRect | null {
  const element = document.querySelector(`[data-entity~="${entity}"]`)
  const rect = element?.getBoundingClientRect() ?? null
  const list = element?.closest('[data-scrolls], [data-strip]')?.getBoundingClientRect()
  if (!rect || !list) return rect
  const x = (value: number): number => Math.max(list.left, Math.min(value, list.right))
  const y = (value: number): number => Math.max(list.top, Math.min(value, list.bottom))
  const [left, top] = [x(rect.left), y(rect.top)]
  return new DOMRect(left, top, x(rect.right) - left, y(rect.bottom) - top)
}

const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

/** Where an arrow starts: at the edge that faces the target, so that it does not cover the text. */
function edgeTowards(rect: DOMRect, to: Point): Point {
  const from = middle(rect)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.abs(dx) * rect.height > Math.abs(dy) * rect.width * 2)
    return { x: dx < 0 ? rect.left : rect.right, y: from.y }
  return { x: from.x + Math.max(-0.3, Math.min(0.3, dx / 600)) * rect.width, y: dy < 0 ? rect.top : rect.bottom }
}

/** With more attackers than this, arrows across the table to a player would hide it; short ones say the same. */
const LONG_ATTACKS = 3
/** How far a short arrow reaches, in pixels. */
const SHORT = 44

/** An arrow that only points in the direction of what it is aimed at. */
function stubOf({ from, to, kind }: DraftArrow): Line | null {
  const [source, target] = [rectOf(from), rectOf(to)]
  if (!source || !target) return null
  const { x, y, height } = { x: middle(source).x, y: middle(source).y, height: source.height }
  const down = middle(target).y > y ? 1 : -1
  const start = y + (down * height) / 2
  return { key: `${kind} ${from} ${to}`, kind, path: `M${x} ${start - down * 6}L${x} ${start + down * SHORT}` }
}

function linesOf(arrows: readonly DraftArrow[]): Line[] {
  const isAtPlayer = ({ kind, to }: DraftArrow): boolean => kind === 'attack' && to < 0
  const isCrowded = arrows.filter(isAtPlayer).length > LONG_ATTACKS
  return arrows.flatMap((arrow) => (isCrowded && isAtPlayer(arrow) ? stubOf(arrow) : lineOf(arrow)) ?? [])
}

function lineOf({ from, to, kind }: DraftArrow): Line | null {
  const [source, target] = [rectOf(from), rectOf(to)]
  if (!source || !target) return null
  const a = edgeTowards(source, middle(target))
  const aim = to < 0 ? edgeTowards(target, a) : middle(target)
  const distance = Math.hypot(aim.x - a.x, aim.y - a.y)
  if (distance < 8) return null
  // It ends before the middle of the target, so that the target can be read; at a player it ends at the edge.
  const keep = to < 0 ? 1 : Math.max(0, distance - 20) / distance
  const end = { x: a.x + (aim.x - a.x) * keep, y: a.y + (aim.y - a.y) * keep }
  const bend = { x: (a.x + end.x) / 2 - (end.y - a.y) * 0.08, y: (a.y + end.y) / 2 + (end.x - a.x) * 0.08 }
  return { key: `${kind} ${from} ${to}`, kind, path: `M${a.x} ${a.y} Q${bend.x} ${bend.y} ${end.x} ${end.y}` }
}

const KINDS = ['attack', 'block', 'target'] as const

export function Arrows({
  arrows,
  moment,
}: {
  readonly arrows: readonly DraftArrow[]
  readonly moment: unknown
}): ReactNode {
  const [lines, setLines] = useState<readonly Line[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the table changes
  useLayoutEffect(() => {
    const measure = (): void => setLines(linesOf(arrows))
    measure()
    window.addEventListener('resize', measure)
    window.addEventListener('scroll', measure, true)
    return () => {
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure, true)
    }
  }, [arrows, moment])
  return (
    <svg className={styles['arrows']} aria-hidden="true">
      <defs>
        {KINDS.map((kind) => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerUnits="userSpaceOnUse"
            markerWidth="13"
            markerHeight="13"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10Z" className={styles[kind]} />
          </marker>
        ))}
      </defs>
      {lines.map(({ key, kind, path }) => (
        <path key={key} d={path} className={styles[kind]} data-arrow={kind} markerEnd={`url(#arrow-${kind})`} />
      ))}
    </svg>
  )
}
