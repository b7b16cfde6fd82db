import { type ReactNode, useContext } from 'react'
import type { GameView } from 'spellwright/play'
import { useSessionState } from '../session/session-context.ts'
import { CardButton } from './card/card-button.tsx'
import { lookOf } from './card/card-look.ts'
import styles from './hand.module.css'
import { MarksContext } from './marks-context.ts'

export function Hand({ view }: { readonly view: GameView }): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const { marks, dims } = useContext(MarksContext)
  return (
    <section className={styles['hand']} aria-label={`Your hand, ${view.hand.length} cards`} data-strip>
      {view.hand.map((card) => {
        const mark = marks.get(card.id) ?? null
        return (
          <CardButton
            key={card.id}
            entities={[card.id]}
            look={lookOf(card, texts)}
            size="hand"
            mark={mark}
            dimmed={dims && mark === null}
            state={['in your hand']}
          />
        )
      })}
      {view.hand.length === 0 && <p className={styles['noCards']}>No cards in hand</p>}
    </section>
  )
}
