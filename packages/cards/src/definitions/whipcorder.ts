import { activated, card, keyword, mana, tap, tapIt, target, the } from '@spellwright/dsl'

export const whipcorder = card({
  name: 'Whipcorder',
  cost: '{W}{W}',
  type: 'Creature — Human Soldier Rebel',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{W}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature'))],
    }),
    keyword({ kind: 'morph', cost: [mana('{W}')] }),
  ],
})
