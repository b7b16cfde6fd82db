import { atBeginningOf, card, count, loseLife, triggered } from '@spellwright/dsl'

export const throneOfTheGodPharaoh = card({
  name: 'Throne of the God-Pharaoh',
  cost: '{2}',
  type: 'Legendary Artifact',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [loseLife(count({ type: 'creature', is: 'tapped', controller: 'you' }), 'opponent')],
    }),
  ],
})
