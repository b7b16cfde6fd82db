import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { artFor } from '../art/card-art.ts'
import { newSeed } from '../lobby/match-options.tsx'
import { useSession } from '../session/session-context.ts'
import { ManaCost } from '../table/card/symbols.tsx'
import styles from './editor.module.css'
import { editorLink, editorStore, tell } from './editor-state.ts'
import type { CardRow } from './messages.ts'

/** An opponent that has nothing but lands, and no basic land types that a card could care about. */
const GOLDFISH = { title: 'Goldfish', text: '60 Wastes' }

const COLOURS = ['W', 'U', 'B', 'R', 'G'] as const

/** The colour in which a card is drawn. */
function colourOf({ cost, typeLine }: CardRow): (typeof COLOURS)[number] | 'gold' | 'land' | 'none' {
  const [one, another] = COLOURS.filter((colour) => cost.includes(colour))
  if (/\bLand\b/.test(typeLine)) return 'land'
  return another ? 'gold' : (one ?? 'none')
}

/** Sample hands, and a game without a real opponent. */
export function SampleHand(): ReactNode {
  const { store, actions } = useSession()
  const { deck, analysis } = useStore(editorStore)
  const [library, setLibrary] = useState<readonly CardRow[]>([])
  const [shown, setShown] = useState(7)
  const size = analysis?.size ?? 0
  const draw = (): void => {
    editorLink()
      .ask('shuffle', { main: deck.main, seed: newSeed() })
      .then((cards) => {
        setLibrary(cards)
        setShown(7)
      })
      .catch(tell)
  }
  const goldfish = (): void => {
    if (!analysis) return
    actions.start({
      decks: [{ title: deck.title, text: analysis.text }, GOLDFISH],
      names: [store.getState().settings.name.trim() || 'Player', 'Goldfish'],
      bot: 'random',
      starts: 'you',
      seed: newSeed(),
      bestOf: 1,
      kitchenTable: analysis.unsupported.length > 0,
    })
  }
  const hand = library.slice(0, shown)
  return (
    <section className={styles['panel']} aria-label="Sample hands">
      <h2>Try it</h2>
      <p className={styles['tools']}>
        <button type="button" className={styles['plain']} disabled={size < 7} onClick={draw}>
          {library.length === 0 ? 'Sample hand' : 'Another hand'}
        </button>
        <button
          type="button"
          className={styles['plain']}
          disabled={library.length === 0 || shown >= library.length}
          onClick={() => setShown(shown + 1)}
        >
          Draw a card
        </button>
        <button
          type="button"
          className={styles['plain']}
          disabled={size < 7}
          title="A game against nothing but lands"
          onClick={goldfish}
        >
          Goldfish game
        </button>
      </p>
      <ol className={styles['hand']} aria-label="Hand">
        {hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card can be there twice, and cards are only added
          <li key={at} title={card.text} data-drawn={at >= 7 || undefined}>
            <span
              className={styles['handArt']}
              aria-hidden="true"
              style={{
                backgroundImage: artFor(card.name, card.typeLine, colourOf(card), card.text),
              }}
            />
            <span>
              {card.name} <ManaCost cost={card.cost} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
