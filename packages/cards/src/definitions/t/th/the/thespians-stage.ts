import { activated, card, mana, tap, tapForMana, target, the } from '@spellwright/dsl'

export const thespiansStage = card({
  name: "Thespian's Stage",
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{2}'), tap],
      targets: { land: target({ type: 'land' }) },
      effects: [
        { kind: 'becomeCopy', what: 'self', of: the('land'), until: 'game', except: [{ kind: 'hasThisAbility' }] },
      ],
    }),
  ],
})
