import { card, continuous, modifyPT, triggered } from '@spellwright/dsl'

export const mirarisWake = card({
  name: "Mirari's Wake",
  cost: '{3}{G}{W}',
  type: 'Enchantment',
  abilities: [
    continuous({ affects: { controller: 'you', type: 'creature' }, apply: [modifyPT(1, 1)] }),
    triggered({
      on: { kind: 'tappedForMana', object: { type: 'land', controller: 'you' }, player: 'you' },
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'produced' } }],
    }),
  ],
})
