import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  mana,
  pump,
  setBasePT,
  tap,
  tapForMana,
  target,
  the,
} from '@spellwright/dsl'

export const mishrasFactory = card({
  name: "Mishra's Factory",
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}')],
      effects: [apply('self', [addType('artifact', 'creature'), addSubtype('Assembly-Worker'), setBasePT(2)])],
    }),
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature', subtype: 'Assembly-Worker' }) },
      effects: [pump(the('creature'), 1, 1)],
    }),
  ],
})
