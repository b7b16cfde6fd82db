import { type ReactNode, useContext } from 'react'
import type { GameView } from 'spellwright/play'
import { useSessionState } from '../session/session-context.ts'
import { CardButton } from './card/card-button.tsx'
import { lookOf } from './card/card-look.ts'
import styles from './hand.module.css'
import { MarksContext } from './marks-context.ts'

/** The own hand and, of a player who controls their opponent (CR 723), that player's hand. */
export function Hands({ view }: { readonly view: GameView }): ReactNode {
  return (
    <>
      {view.controlledHand && <Hand cards={view.controlledHand} whose="your opponent's" />}
      <Hand cards={view.hand} whose="your" />
    </>
  )
}

function Hand({ cards, whose }: { readonly cards: GameView['hand']; readonly whose: string }): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const { marks, dims } = useContext(MarksContext)
  return (
    <section
      className={styles['hand']}
      aria-label={`${whose === 'your' ? 'Your' : "Your opponent's"} hand, ${cards.length} cards`}
      data-strip
    >
      {cards.map((card) => {
        const mark = marks.get(card.id) ?? null
        return (
          <CardButton
            key={card.id}
            entities={[card.id]}
            look={lookOf(card, texts)}
            size="hand"
            mark={mark}
            dimmed={dims && mark === null}
            state={[`in ${whose} hand`]}
          />
        )
      })}
      {cards.length === 0 && <p className={styles['noCards']}>No cards in hand</p>}
    </section>
  )
}
