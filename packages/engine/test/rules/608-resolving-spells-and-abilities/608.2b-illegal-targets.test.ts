import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('targets on resolution', () => {
  it('[S3.5] [CR 608.2b] a spell whose only target became illegal does nothing', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', '2 Plains'], hand: ['Lightning Helix'] },
      b: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
    })
    const seen = watch(b)
    b.cast('Lightning Helix', { targets: ['Grizzly Bears'] })
    b.turnTo('B').cast('Unsummon').resolveAll()
    expect(b.life('A')).toBe(20)
    expect(seen.count('fizzled')).toBe(1)
    expect(b.names('graveyard', 'A')).toEqual(['Lightning Helix'])
  })

  it('[S3.5] [CR 608.2b] with some targets illegal it does what it can: Fire', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
      b: { battlefield: ['Savannah Lions', 'Grizzly Bears', 'Island'], hand: ['Unsummon'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['Savannah Lions,Grizzly Bears'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Grizzly Bears'] })
      .resolveAll()
    expect(b.in('graveyard', 'Savannah Lions', 'B')).toBe(true)
  })

  it('[CR 608.2b] [CR 601.2d] the share of the illegal target is not given to the other', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Island'], hand: ['Unsummon'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['Hill Giant,Grizzly Bears'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Grizzly Bears'] })
      .resolveAll()
    expect(b.object('Hill Giant').damage).toBe(1)
  })

  it('[CR 608.2b] Switcheroo with one illegal target exchanges nothing', () => {
    const b = board({
      a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
      b: { battlefield: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
    })
    b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[CR 608.2b] [CR 400.7] a flickered target is another object', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears', 'Plains'], hand: ['Cloudshift'] },
    })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
    b.turnTo('B').cast('Cloudshift').resolveAll()
    expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 608.2b] a land sacrificed in response: Wasteland finds nothing', () => {
    const b = board({
      a: { battlefield: ['Wasteland'] },
      b: { battlefield: ['Wooded Foothills'], library: ['5 Mountain'] },
    })
    b.activate('Wasteland', { targets: ['Wooded Foothills'] })
    b.turnTo('B').pick('chooseFound', 'Mountain').activate('Wooded Foothills').resolveAll()
    expect(b.names('battlefield', 'B')).toEqual(['Mountain'])
    expect(b.names('graveyard', 'A')).toEqual(['Wasteland'])
  })

  it('[CR 608.2b] a creature that became black is no target of Doom Blade any more', () => {
    const b = board({
      a: { battlefield: ['2 Swamp'], hand: ['Doom Blade'] },
      b: { battlefield: ['Wild Mongrel'], hand: ['Forest'] },
    })
    b.cast('Doom Blade')
    b.turnTo('B').option('chooseColor', 'black').activate('Wild Mongrel').resolveAll()
    expect(b.in('battlefield', 'Wild Mongrel', 'B')).toBe(true)
  })
})
