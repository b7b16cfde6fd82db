import { activated, card, mana, tap, tapForMana, target, the, X } from '@spellwright/dsl'

export const theMycosynthGardens = card({
  name: 'The Mycosynth Gardens',
  type: 'Land — Sphere',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}'), tap],
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
    }),
    activated({
      cost: [mana('{X}'), tap],
      targets: { artifact: target({ type: 'artifact', controller: 'you', is: 'nontoken', manaValue: { exactly: X } }) },
      effects: [{ kind: 'becomeCopy', what: 'self', of: the('artifact'), until: 'game' }],
    }),
  ],
})
