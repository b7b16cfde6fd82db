import { all, card, enters, rule, triggered, untap } from '@spellwright/dsl'

export const intruderAlarm = card({
  name: 'Intruder Alarm',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'doesntUntap', what: { type: 'creature' } }),
    triggered({ on: enters({ type: 'creature' }), effects: [untap(all({ type: 'creature' }))] }),
  ],
})
