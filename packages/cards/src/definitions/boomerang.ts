import { card, returnTo, spell, target, the } from '@spellwright/dsl'

export const boomerang = card({
  name: 'Boomerang',
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { permanent: target({}) }, effects: [returnTo('hand', the('permanent'))] })],
})
