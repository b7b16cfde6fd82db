import { addSubtype, addType, apply, card, setBasePT, spell, target, the } from '@spellwright/dsl'

export const relicsRoar = card({
  name: "Relic's Roar",
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['artifact', 'creature'] }) },
      effects: [apply(the('permanent'), [addType('artifact', 'creature'), addSubtype('Dinosaur'), setBasePT(4, 3)])],
    }),
  ],
})
