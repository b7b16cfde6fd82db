import { all, card, keyword, pump, spell } from '@spellwright/dsl'

export const violentOutburst = card({
  name: 'Violent Outburst',
  cost: '{1}{R}{G}',
  type: 'Instant',
  abilities: [keyword('cascade'), spell({ effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 0)] })],
})
