import { type ReactNode, useState } from 'react'
import type { EntityId, GameView } from 'spellwright/play'
import { TrayCard } from '../table/card/tray-card.tsx'
import { cardOf, isOnBoard } from '../table/entities.ts'
import { groupCards } from './card-groups.ts'
import { Choice, Tray } from './components.tsx'
import { type DecisionViewOf, howMany, type Mark, type PanelProps, type Prompt, panelOnly, toggled } from './prompt.ts'
import styles from './prompts.module.css'

const isComplete = ({ min, max }: DecisionViewOf<'objects'>, chosen: readonly EntityId[]): boolean =>
  chosen.length >= min && chosen.length <= max

function pick(decision: DecisionViewOf<'objects'>, chosen: readonly EntityId[], entity: EntityId) {
  const { candidates, min, max } = decision
  if (!candidates.includes(entity)) return null
  if (min === 1 && max === 1) return { answer: [entity] }
  if (max === 1) return { draft: chosen.includes(entity) ? [] : [entity] }
  if (chosen.length >= max && !chosen.includes(entity)) return null
  return { draft: toggled(chosen, entity) }
}

export const objectsPrompt: Prompt<'objects'> = {
  ...panelOnly,
  start: () => [],
  marks: ({ candidates }, chosen) =>
    new Map(candidates.map((entity): [EntityId, Mark] => [entity, chosen.includes(entity) ? 'chosen' : 'legal'])),
  press: pick,
  // Choosing nothing takes a key of its own: Space must not mean "find nothing".
  confirm: (decision, chosen) => (chosen.length > 0 && isComplete(decision, chosen) ? chosen : null),
  cancel: (_, chosen) => (chosen.length > 0 ? { draft: [] } : null),
  digit: (decision, chosen, digit) => {
    if (digit === 0) return decision.min === 0 ? { answer: [] } : null
    const entity = decision.candidates[digit - 1]
    return entity === undefined ? null : pick(decision, chosen, entity)
  },
  arrows: ({ source, purpose }, chosen) =>
    purpose === 'target' && source !== 0 ? chosen.map((to) => ({ from: source, to, kind: 'target' as const })) : [],
  hint: ({ min, max }, chosen) => `${howMany(min, max)}${max > 1 ? ` (${chosen.length} chosen)` : ''}.`,
  dimsOthers: true,
  Panel: ObjectsPanel,
}

/** With more cards than this, they are sorted by type. */
const GROUP_ABOVE = 8

function groupsOf(
  view: GameView,
  entities: readonly EntityId[],
): { readonly title: string; readonly entities: readonly EntityId[] }[] {
  if (entities.length <= GROUP_ABOVE) return [{ title: '', entities }]
  const cards = entities.map((entity) => {
    const card = cardOf(view, entity)
    return { entity, name: card?.name ?? '', types: card?.types ?? [], manaValue: card?.manaValue ?? 0 }
  })
  return groupCards(cards).map((group) => ({ title: group.title, entities: group.cards.map(({ entity }) => entity) }))
}

function ObjectsPanel({ decision, draft, scene, setDraft, answer }: PanelProps<'objects'>): ReactNode {
  const [filter, setFilter] = useState('')
  const inTray = decision.candidates.filter((entity) => !isOnBoard(scene.view, entity))
  const others = decision.cards.filter(({ id }) => !decision.candidates.includes(id) && !isOnBoard(scene.view, id))
  const press = (entity: EntityId): void => {
    const turn = pick(decision, draft, entity)
    if (turn && 'answer' in turn && turn.answer) answer(turn.answer)
    else if (turn?.draft) setDraft(turn.draft)
  }
  const single = decision.min === 1 && decision.max === 1
  return (
    <>
      {(inTray.length > 0 || others.length > 0) && (
        <Tray title={decision.text} place={inTray.length < decision.candidates.length ? 'side' : 'middle'}>
          {inTray.length + others.length > 8 && (
            <input
              className={styles['filter']}
              placeholder="Filter by name or type"
              aria-label="Filter the cards"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
          {groupsOf(scene.view, inTray).map(({ title, entities }) => (
            <section key={title} className={styles['group']} aria-label={title || undefined}>
              {title && (
                <h3>
                  {title} ({entities.length})
                </h3>
              )}
              <div className={styles['cards']}>
                {entities.map((entity) => (
                  <TrayCard
                    key={entity}
                    entity={entity}
                    mark={draft.includes(entity) ? 'chosen' : 'legal'}
                    filter={filter}
                    onPick={() => press(entity)}
                  />
                ))}
              </div>
            </section>
          ))}
          {others.length > 0 && (
            <details className={styles['group']}>
              <summary>The other cards ({others.length})</summary>
              <div className={styles['cards']}>
                {others.map(({ id }) => (
                  <TrayCard key={id} entity={id} mark={null} filter={filter} dimmed />
                ))}
              </div>
            </details>
          )}
        </Tray>
      )}
      {!single && (
        <Choice
          label={`Confirm (${draft.length})`}
          keyAction="confirm"
          tone="main"
          disabled={draft.length === 0 || !isComplete(decision, draft)}
          onPick={() => answer(draft)}
        />
      )}
      {decision.min === 0 && (
        <Choice
          label={decision.purpose === 'chooseFound' ? 'Find nothing' : 'None'}
          fixedKey="0"
          onPick={() => answer([])}
        />
      )}
    </>
  )
}
