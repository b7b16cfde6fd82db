import {
  additionalCost,
  type Condition,
  card,
  discardCost,
  draw,
  keyword,
  pump,
  spell,
  target,
  targetPlayer,
  the,
  when,
} from '@spellwright/dsl'

const promised: Condition = { kind: 'paid', cost: 'gift' }

export const sazacapsBrew = card({
  name: "Sazacap's Brew",
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'gift', gift: 'tapped Fish' }),
    additionalCost([discardCost()]),
    spell({
      targets: {
        player: targetPlayer,
        creature: target({ type: 'creature', controller: 'you' }, { onlyIf: promised }),
      },
      effects: [draw(2, the('player')), when(promised, pump(the('creature'), 2, 0))],
    }),
  ],
})
