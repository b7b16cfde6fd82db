import { memo, type ReactNode, useContext, useMemo } from 'react'
import type { CardView, GameView } from 'spellwright/play'
import type { Mark } from '../prompts/prompt.ts'
import { useSessionState } from '../session/session-context.ts'
import { CardButton } from './card/card-button.tsx'
import { lookOf } from './card/card-look.ts'
import styles from './hand.module.css'
import { inHandOrder } from './hand-order.ts'
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
  const order = useSessionState(({ settings }) => settings.handOrder)
  const sorted = useMemo(() => inHandOrder(cards, order), [cards, order])
  const { marks, dims } = useContext(MarksContext)
  return (
    <section
      className={styles['hand']}
      aria-label={`${whose === 'your' ? 'Your' : "Your opponent's"} hand, ${cards.length} cards`}
      data-strip
    >
      {sorted.map((card) => {
        const mark = marks.get(card.id) ?? null
        return <HandCard key={card.id} card={card} whose={whose} mark={mark} dimmed={dims && mark === null} />
      })}
      {cards.length === 0 && <p className={styles['noCards']}>No cards in hand</p>}
    </section>
  )
}

/** A card in hand. It renders again only when its props change. */
const HandCard = memo(function HandCard({
  card,
  whose,
  mark,
  dimmed,
}: {
  readonly card: CardView
  readonly whose: string
  readonly mark: Mark | null
  readonly dimmed: boolean
}): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const look = useMemo(() => lookOf(card, texts), [card, texts])
  const entities = useMemo(() => [card.id], [card])
  const state = useMemo(() => [`in ${whose} hand`], [whose])
  return <CardButton entities={entities} look={look} size="hand" mark={mark} dimmed={dimmed} state={state} />
})
