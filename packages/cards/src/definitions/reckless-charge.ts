import { apply, card, gain, keyword, mana, modifyPT, spell, target, the } from '@spellwright/dsl'

export const recklessCharge = card({
  name: 'Reckless Charge',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [modifyPT(3, 0), gain('haste')])],
    }),
    keyword({ kind: 'flashback', cost: [mana('{2}{R}')] }),
  ],
})
