/**
 * The numbers of the CommonMark examples that the site renders differently on purpose, by reason.
 */
export const wantedDifferences = {
  // An editor's HTML never becomes HTML: it is shown as the text that it is.
  rawHtmlIsText: [
    21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
    165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
    184, 185, 186, 187, 188, 189, 190, 191, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536,
    613, 614, 615, 616, 617, 623, 625, 626, 627, 628, 629, 630, 631, 642, 643,
  ],
  // A link that leads nowhere is shown as its words only.
  emptyLinksAreText: [200, 485, 486, 487, 567],
  // A link within an article leads to one of its headings or is text.
  placesWithoutHeadingAreText: [501],
  // Only addresses that a reader can follow are links: http, https, mailto, xmpp, irc and the site's own.
  otherSchemesAreText: [500, 598, 599, 601],
  // Pictures are loaded from https addresses only; all others are replaced by their descriptions.
  otherPicturesAreText: [
    517, 520, 531, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587,
    588, 589, 591,
  ],
  // As on GitHub, where editors learn to write, a bare address is a link.
  bareAddressesAreLinks: [602, 608, 611, 612],
};
