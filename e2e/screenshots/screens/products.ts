/** Products with their manuals, pictures and videos. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { paths } from '../../../contracts/paths.ts';
import {
  answer,
  chooseMore,
  fail,
  fill,
  hang,
  inTurn,
  openDialog,
  press,
  type Screen,
  see,
  seeDialog,
} from '../screen.ts';
import type { Places } from '../stage.ts';

const SAMPLE = join(import.meta.dirname, '../../../sample');
const MANUAL = join(SAMPLE, 'manual.docx');
const PHOTO = join(SAMPLE, 'photos/e-07.jpg');

const choose = (file: string | { name: string; mimeType: string; buffer: Buffer }) => (page: Page) =>
  page.locator('input[type=file]').first().setInputFiles(file);
const product = (places: Places) => paths.productDetails.href(places.productId);
const media = (places: Places) => `${product(places)}?tab=media`;
const tryIt = (places: Places) => `${product(places)}?tab=try`;
const manuals = (places: Places) => `${product(places)}?tab=manuals`;
const upload = inTurn(
  fill({ 'Product Name': 'D60 espresso machine' }),
  choose(MANUAL),
  press('Create Product & Generate Chatbot'),
);

const list: Screen[] = [
  { name: 'products', person: 'owner', path: paths.products.path },
  { name: 'products-empty', person: 'beginner', path: paths.products.path },
  { name: 'products-none-found', person: 'owner', path: `${paths.products.path}?search=zzz` },
  {
    name: 'products-failed',
    person: 'owner',
    path: paths.products.path,
    prepare: fail(productRoutes.allProducts),
    act: see('Error Loading Data'),
  },
  {
    name: 'products-loading',
    person: 'owner',
    path: paths.products.path,
    prepare: hang(productRoutes.allProducts),
    isUnfinished: true,
  },
];

const adding: Screen[] = [
  { name: 'upload-product', person: 'owner', path: paths.uploadProduct.path },
  {
    name: 'upload-product-wrong-file',
    person: 'owner',
    path: paths.uploadProduct.path,
    act: inTurn(
      choose({ name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') }),
      see('File type .exe is not supported.'),
    ),
  },
  {
    name: 'upload-product-chosen',
    person: 'owner',
    path: paths.uploadProduct.path,
    act: inTurn(fill({ 'Product Name': 'D60 espresso machine' }), choose(MANUAL), see(/\d\.\d\d MB/)),
  },
  {
    name: 'upload-product-sending',
    person: 'owner',
    path: paths.uploadProduct.path,
    prepare: hang(productRoutes.upload),
    act: inTurn(upload, see('Please wait While Processing PDF')),
  },
  {
    name: 'upload-product-failed',
    person: 'owner',
    path: paths.uploadProduct.path,
    prepare: fail(productRoutes.upload),
    act: inTurn(upload, see('Network error.')),
  },
];

const detail: Screen[] = [
  { name: 'product', person: 'owner', path: product },
  { name: 'product-manuals', person: 'owner', path: manuals },
  { name: 'product-manual-replace', person: 'owner', path: manuals, act: openDialog(/^Replace /) },
  { name: 'product-manual-delete', person: 'owner', path: manuals, act: openDialog(/^Delete (?!Product)/) },
  { name: 'product-media', person: 'owner', path: media },
  {
    name: 'product-video',
    person: 'owner',
    path: media,
    act: openDialog(/^Show the video /),
  },
  { name: 'product-media-edit', person: 'owner', path: media, act: openDialog(/^Edit /) },
  {
    name: 'product-media-undo',
    person: 'owner',
    path: media,
    prepare: inTurn(
      answer(mediaRoutes.deleteVideoLink, { status: 200, data: null }),
      answer(mediaRoutes.deleteImage, { status: 200, data: null }),
    ),
    act: inTurn(
      openDialog(/^Delete (?!Product)/),
      (page) => page.getByRole('alertdialog').getByRole('button').last().click(),
      see('Undo'),
    ),
  },
  { name: 'product-try', person: 'owner', path: tryIt, act: see('To begin with') },
  {
    name: 'product-tried',
    person: 'owner',
    path: tryIt,
    act: inTurn(
      fill({ 'Question to try': 'How do I descale the machine?' }),
      press('Ask'),
      see('Correct this answer'),
    ),
  },
  { name: 'product-qr', person: 'owner', path: product, act: inTurn(chooseMore('QR code'), seeDialog) },
  { name: 'product-delete', person: 'owner', path: product, act: openDialog('Delete Product') },
  {
    name: 'product-missing',
    person: 'owner',
    path: paths.productDetails.href('00000000-0000-7000-8000-000000000000'),
    act: see('Product not found...'),
  },
  {
    name: 'product-failed',
    person: 'owner',
    path: product,
    prepare: fail(productRoutes.singleProduct),
    act: see('Error Loading Data'),
  },
];

const editing: Screen[] = [
  { name: 'edit-product', person: 'owner', path: ({ productId }) => paths.editProduct.href(productId) },
  {
    name: 'edit-product-saved',
    person: 'owner',
    path: ({ productId }) => paths.editProduct.href(productId),
    act: inTurn(press('Save Changes'), see('Product updated successfully!')),
  },
  {
    name: 'edit-product-failed',
    person: 'owner',
    path: ({ productId }) => paths.editProduct.href(productId),
    prepare: fail(productRoutes.updateProduct),
    act: inTurn(press('Save Changes'), see('Network error')),
  },
  {
    name: 'edit-product-leave',
    person: 'owner',
    path: ({ productId }) => paths.editProduct.href(productId),
    act: inTurn(
      fill({ 'Product Name': 'D60' }),
      (page) => page.getByRole('link', { name: 'Add video link' }).click(),
      seeDialog,
    ),
  },
  { name: 'video-link', person: 'owner', path: ({ productId }) => paths.uploadVideoLink.href(productId) },
  {
    name: 'video-link-errors',
    person: 'owner',
    path: ({ productId }) => paths.uploadVideoLink.href(productId),
    act: inTurn(fill({ 'Video link': 'youtube' }), press('Add Video Link'), see('Enter a complete address')),
  },
  { name: 'error-image', person: 'owner', path: ({ productId }) => paths.uploadImageLink.href(productId) },
  {
    name: 'error-image-errors',
    person: 'owner',
    path: ({ productId }) => paths.uploadImageLink.href(productId),
    act: inTurn(press('Upload Image'), see('Please select an image file')),
  },
  {
    name: 'error-image-chosen',
    person: 'owner',
    path: ({ productId }) => paths.uploadImageLink.href(productId),
    act: inTurn(fill({ 'Error Title': 'E-07' }), choose(PHOTO), see(/\d\.\d\d MB/)),
  },
];

export const productScreens: readonly Screen[] = [...list, ...adding, ...detail, ...editing];
