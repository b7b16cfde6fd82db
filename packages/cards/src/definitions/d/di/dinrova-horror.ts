import { card, discard, enters, ownerOf, returnTo, target, the, triggered } from '@spellwright/dsl'

export const dinrovaHorror = card({
  name: 'Dinrova Horror',
  cost: '{4}{U}{B}',
  type: 'Creature — Horror',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({}) },
      effects: [returnTo('hand', the('permanent')), discard(1, ownerOf(the('permanent')))],
    }),
  ],
})
