import { card, entersTapped, keyword, loseLife, oneOf, tapForMana, triggered } from '@spellwright/dsl'

export const oscorpIndustries = card({
  name: 'Oscorp Industries',
  type: 'Land',
  abilities: [
    entersTapped,
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'graveyard', to: 'battlefield' },
      effects: [loseLife(2)],
    }),
    tapForMana(oneOf('{U}', '{B}', '{R}')),
    keyword({ kind: 'mayhem' }),
  ],
})
