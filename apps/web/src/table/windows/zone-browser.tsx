import type { ReactNode } from 'react'
import type { GameView, KnownCard, PlayerId } from 'spellwright/play'
import { useActions, useSessionState } from '../../session/session-context.ts'
import { CardFrame } from '../card/card.tsx'
import { cardDescription, cardLabel, lookOf } from '../card/card-look.ts'
import { usePreview } from '../card/use-preview.ts'
import { useMark } from '../marks-context.ts'
import styles from '../table.module.css'
import { Dialog } from './dialog.tsx'
import windows from './windows.module.css'

export type ZoneName = 'graveyard' | 'exile' | 'sideboard' | 'known'

interface ShownCard {
  readonly key: string
  readonly id: number
  readonly card: KnownCard | null
}

function cardsIn(view: GameView, player: PlayerId, zone: ZoneName): ShownCard[] {
  const seat = view.players[player]
  if (zone === 'graveyard') return seat.graveyard.toReversed().map((card) => ({ key: `${card.id}`, id: card.id, card }))
  if (zone === 'sideboard') return view.sideboard.map((card) => ({ key: `${card.id}`, id: card.id, card }))
  if (zone === 'exile')
    return view.exile
      .filter(({ owner }) => owner === player)
      .map((card) => ({ key: `${card.id}`, id: card.id, card: 'name' in card ? card : null }))
  return [...seat.knownHand, ...seat.knownLibrary].map((card, index) => ({ key: `${index}`, id: 0, card }))
}

const TITLES: Readonly<Record<ZoneName, string>> = {
  graveyard: 'graveyard, newest first',
  exile: 'exiled cards',
  sideboard: 'sideboard',
  known: 'cards you know in hand or library',
}

export function ZoneBrowser({
  view,
  player,
  zone,
  onClose,
}: {
  readonly view: GameView
  readonly player: PlayerId
  readonly zone: ZoneName
  onClose(): void
}): ReactNode {
  const cards = cardsIn(view, player, zone)
  const { name } = view.players[player]
  return (
    <Dialog title={`${name}: ${TITLES[zone]}`} onClose={onClose}>
      <div className={windows['browse']}>
        {cards.map(({ key, id, card }) => (
          <ZoneCard key={key} id={id} card={card} onDone={onClose} />
        ))}
        {cards.length === 0 && <p>No cards.</p>}
      </div>
    </Dialog>
  )
}

function ZoneCard({
  id,
  card,
  onDone,
}: {
  readonly id: number
  readonly card: KnownCard | null
  onDone(): void
}): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const { press } = useActions()
  const mark = useMark(id)
  const { handlers, click } = usePreview(id, card?.name ?? '')
  if (!card) return <span className={styles['card']}>A face-down card</span>
  const look = lookOf(card, texts)
  const use = (): void => {
    if (!mark) return
    press(id)
    onDone()
  }
  return (
    <button
      type="button"
      className={styles['card']}
      data-size="hand"
      data-mark={mark ?? undefined}
      aria-label={cardLabel(look, mark ? ['can be chosen'] : [])}
      aria-description={cardDescription(look)}
      {...handlers}
      onClick={(event) => click(event, use, !mark)}
    >
      <CardFrame look={look} size="hand" />
    </button>
  )
}
