import { apply, card, enters, gain, keyword, target, the, triggered } from '@spellwright/dsl'

export const aegisAngel = card({
  name: 'Aegis Angel',
  cost: '{4}{W}{W}',
  type: 'Creature — Angel',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { permanent: target({ other: true }) },
      effects: [apply(the('permanent'), [gain('indestructible')], 'whileYouControlSource')],
    }),
  ],
})
