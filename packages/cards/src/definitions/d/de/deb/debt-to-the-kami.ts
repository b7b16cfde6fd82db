import { type CardType, card, chooseOne, exactly, exile, type Mode, spell, targetOpponent, the } from '@spellwright/dsl'

const exileOne = (type: CardType): Mode => ({
  targets: { player: targetOpponent },
  effects: [
    {
      kind: 'choose',
      player: the('player'),
      from: { type, controller: the('player') },
      count: exactly(1),
      as: 'chosen',
    },
    exile(the('chosen')),
  ],
})

export const debtToTheKami = card({
  name: 'Debt to the Kami',
  cost: '{2}{B}',
  type: 'Instant',
  abilities: [spell({ modes: chooseOne(exileOne('creature'), exileOne('enchantment')), effects: [] })],
})
