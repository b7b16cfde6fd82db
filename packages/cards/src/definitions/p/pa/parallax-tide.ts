import {
  activated,
  card,
  exile,
  keyword,
  leaves,
  linked,
  removeCounter,
  returnTo,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const parallaxTide = card({
  name: 'Parallax Tide',
  type: 'Enchantment',
  cost: '{2}{U}{U}',
  abilities: [
    keyword({ kind: 'fading', count: 5 }),
    activated({
      cost: [removeCounter('fade')],
      targets: { land: target({ type: 'land' }) },
      effects: [exile(the('land'), { linked: 'exiled' })],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
  ],
})
