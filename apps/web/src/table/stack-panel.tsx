import type { ReactNode } from 'react'
import { artOf } from '../art/card-art.ts'
import { yieldKey } from '../session/priority.ts'
import { useActions, useSessionState } from '../session/session-context.ts'
import type { Scene } from '../worker/messages.ts'
import { cardDescription, faceNamed, lookOfName } from './card/card-look.ts'
import { ManaCost, WithSymbols } from './card/symbols.tsx'
import { usePreview } from './card/use-preview.ts'
import { cardNameOf, entityName } from './entities.ts'
import { useDims, useMark } from './marks-context.ts'
import styles from './side.module.css'
import { WhyPlayed } from './why-played.tsx'

export function StackPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const { stack } = scene.view
  return (
    <section
      className={styles['stack']}
      aria-label={`Stack, ${stack.length} objects`}
      data-empty={stack.length === 0 || undefined}
      data-edge
    >
      <h2>
        Stack <small>{stack.length === 0 ? 'empty' : 'the top resolves first'}</small>
      </h2>
      <ol data-scrolls>
        {stack.toReversed().map((item) => (
          <StackItem key={item.id} scene={scene} item={item} />
        ))}
      </ol>
    </section>
  )
}

function StackItem({
  scene,
  item,
}: {
  readonly scene: Scene
  readonly item: Scene['view']['stack'][number]
}): ReactNode {
  const { view, spells } = scene
  const texts = useSessionState((state) => state.texts)
  const { press, yieldTo } = useActions()
  const mark = useMark(item.id)
  const dims = useDims()
  const { handlers, click } = usePreview(item.id, item.name)
  const targets = item.targets.flatMap(({ entities }) => entities).map((entity) => entityName(view, entity))
  const text = spells.find(({ id }) => id === item.id)?.text ?? faceNamed(texts, item.name)?.text ?? ''
  const kind = item.kind === 'spell' ? 'spell' : `${item.kind} ability`
  const owner = view.players[item.controller].name
  const art = artOf(lookOfName(cardNameOf(item.name), texts))
  const isTheirs = item.controller !== view.viewer
  return (
    <li>
      <button
        type="button"
        className={styles['item']}
        data-entity={item.id}
        data-mark={mark ?? undefined}
        data-theirs={isTheirs || undefined}
        data-dimmed={(dims && mark === null && item.id !== view.decision?.source) || undefined}
        aria-label={`${owner}'s ${item.name}, ${kind}${targets.length > 0 ? `, targeting ${targets.join(', ')}` : ''}${mark ? ', can be chosen' : ''}`}
        aria-description={cardDescription({ manaCost: item.spell?.manaCost ?? null, text })}
        {...handlers}
        onClick={(event) => click(event, () => press(item.id), !mark)}
      >
        <span className={styles['itemArt']} style={{ backgroundImage: art }} aria-hidden="true" />
        <span className={styles['itemHead']}>
          <b>{cardNameOf(item.name) || 'Face-down spell'}</b>
          <ManaCost cost={item.spell?.manaCost ?? null} />
        </span>
        <span className={styles['itemKind']}>
          {owner} · {kind}
          {item.x > 0 ? ` · X = ${item.x}` : ''}
          {item.isCopy ? ' · copy' : ''}
        </span>
        <span className={styles['itemText']}>
          <WithSymbols text={text} />
        </span>
        {targets.length > 0 && <span className={styles['itemTargets']}>→ {targets.join(', ')}</span>}
      </button>
      {isTheirs && <WhyPlayed object={item.id} />}
      {isTheirs && item.kind !== 'spell' && (
        <button type="button" className={styles['yield']} onClick={() => yieldTo(yieldKey(item))}>
          Always let this resolve
        </button>
      )}
    </li>
  )
}
