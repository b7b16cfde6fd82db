import { all, apply, card, draw, gain, spell } from '@spellwright/dsl'

export const crashThrough = card({
  name: 'Crash Through',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [apply(all({ type: 'creature', controller: 'you' }), [gain('trample')]), draw(1)] })],
})
