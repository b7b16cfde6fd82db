import { card, enters, rule, the, triggered } from '@spellwright/dsl'

export const sigardasAid = card({
  name: "Sigarda's Aid",
  type: 'Enchantment',
  cost: '{W}',
  abilities: [
    rule({ kind: 'castAsThoughFlash', player: 'you', spell: { subtype: ['Aura', 'Equipment'] } }),
    triggered({
      on: enters({ controller: 'you', subtype: 'Equipment' }),
      targets: { target: { objects: { controller: 'you', type: 'creature' } } },
      effects: [{ kind: 'may', player: 'you', effects: [{ kind: 'attach', what: 'eventObject', to: the('target') }] }],
    }),
  ],
})
