import { card, returnTo, spell, target, the } from '@spellwright/dsl'

export const disperse = card({
  name: 'Disperse',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { permanent: target({ not: { type: 'land' } }) }, effects: [returnTo('hand', the('permanent'))] }),
  ],
})
