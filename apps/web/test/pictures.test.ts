import { describe, expect, it } from 'vitest'
import { indexPictures, pictureKey } from '../src/pictures/file-names.ts'

const found = (files: readonly string[], card: string): string | undefined =>
  indexPictures(files.map((name) => ({ name }))).get(pictureKey(card))?.name

describe('the picture of a card is found by its file name', () => {
  it.each([
    ['Lightning Bolt.jpg', 'Lightning Bolt'],
    ['Lightning Bolt.full.jpg', 'Lightning Bolt'],
    ['lightning-bolt.png', 'Lightning Bolt'],
    ['lightning_bolt.WEBP', 'Lightning Bolt'],
    ['Lightning Bolt (M10) 146.jpg', 'Lightning Bolt'],
    ['Lightning Bolt [M10].jpg', 'Lightning Bolt'],
    ['m10-146-lightning-bolt.jpg', 'Lightning Bolt'],
    ['146 Lightning Bolt.jpg', 'Lightning Bolt'],
    ['Forest1.full.jpg', 'Forest'],
    ['Forest 2.jpg', 'Forest'],
    ['Siege-Gang Commander.jpg', 'Siege-Gang Commander'],
    ['Gaeas Cradle.jpg', 'Gaea’s Cradle'],
    ['Séance.jpg', 'Seance'],
    ['Aether Vial.jpg', 'Æther Vial'],
    ['Fire __ Ice.jpg', 'Fire'],
    ['FireIce.jpg', 'Fire // Ice'],
  ])('%s is %s', (file, card) => {
    expect(found([file], card)).toBe(file)
  })

  it('an exact file name takes precedence', () => {
    expect(found(['m10-146-shock.jpg', 'Shock2.jpg', 'Shock.jpg'], 'Shock')).toBe('Shock.jpg')
  })

  it('other files and other cards do not match', () => {
    expect(found(['Shock.txt', 'Thumbs.db'], 'Shock')).toBeUndefined()
    expect(found(['Shocker.jpg'], 'Shock')).toBeUndefined()
  })
})
