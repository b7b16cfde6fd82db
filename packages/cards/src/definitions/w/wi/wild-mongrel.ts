import { activated, apply, card, discardCost, modifyPT } from '@spellwright/dsl'

export const wildMongrel = card({
  name: 'Wild Mongrel',
  cost: '{1}{G}',
  type: 'Creature — Dog',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [discardCost()],
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        apply('self', [modifyPT(1, 1), { kind: 'setColor', colors: { chosen: 'color' } }]),
      ],
    }),
  ],
})
