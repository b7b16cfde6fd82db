import { card, returnTo, spell, target, the } from '@spellwright/dsl'

export const regress = card({
  name: 'Regress',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { permanent: target({}) }, effects: [returnTo('hand', the('permanent'))] })],
})
